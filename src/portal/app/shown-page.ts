/** Returns the path of the page inside the frame, as the list of paths contains it. */
export const shownPage = ([, page]: readonly { readonly routeId: string }[]): string | undefined =>
  page?.routeId
