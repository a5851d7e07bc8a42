/** The version of the portal. The build takes it from package.json. */
declare const __PORTAL_VERSION__: string

/**
 * The browser's information about the connection. `saveData` says that the customer wants the page to load little.
 */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
