/** The version of the portal, which the build reads from package.json. */
declare const __PORTAL_VERSION__: string

/** The browser's data about the connection. `saveData` is true if the customer wants to use little data. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
