/** Version of the portal, from package.json; put in by the build. */
declare const __PORTAL_VERSION__: string

/** Where the browser tells of it: whether the person asked it to load little. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
