/** A North American number in its usual groups; any other as it is, in international form. */
export const readablePhone = (international: string): string =>
  international.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3')
