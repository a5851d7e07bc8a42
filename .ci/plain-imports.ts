import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` in a helper that fetches its styles and dependencies first. There is one style file and no list
 * of dependencies (vite.config.ts): nothing is left for the helper to do.
 */
export const plainImports = (): Plugin => ({
  name: 'mywater-plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
