/** Of what the router shows, the page inside the frame: its path, as it stands in the list of paths. */
export const shownPage = ([, page]: readonly { readonly routeId: string }[]): string | undefined =>
  page?.routeId
