/** Returns the path of the page inside the frame, as in the list of paths. */
export const shownPage = ([, page]: readonly { readonly routeId: string }[]): string | undefined =>
  page?.routeId
