/** Version of the portal, from package.json; put in by the build. */
declare const __PORTAL_VERSION__: string
