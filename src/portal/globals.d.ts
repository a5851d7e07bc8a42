/** The version of the portal. The build takes it from package.json. */
declare const __PORTAL_VERSION__: string

/** The browser's information about the connection. `saveData` is true when the customer wants to save data. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
