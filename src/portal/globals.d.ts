/** The version of the portal. The build takes it from package.json. */
declare const __PORTAL_VERSION__: string

/** What the browser knows about the connection. `saveData` is true if the customer wants to use little data. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
