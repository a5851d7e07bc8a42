import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

/** The style sheets of components that a document shows before any script has run. `first-html.spec.ts` checks them. */
const components = new Set(
  'actions alert-banner button captcha close-link footer form gate header landing level-head page-frame result-panel sea-chart step step-indicator'.split(
    ' ',
  ),
)

/** A class name consists of the name of a style sheet and a name in camel case. */
const isLater = (name: string): boolean =>
  name.includes('-') && !components.has(name.slice(0, name.lastIndexOf('-')))

/** Without the rules for components that the documents do not show. */
const forFirstView = (code: Uint8Array): Uint8Array =>
  transform({
    filename: 'style.css',
    code,
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) =>
          value.selectors.every((selector) =>
            selector.some((part) => part.type === 'class' && isLater(part.name)),
          )
            ? []
            : undefined,
      },
    },
  }).code

/**
 * Writes the styles that stand in every document to `.vite/first-view.css`. The document loads the whole style sheet
 * after the first paint.
 */
export const firstViewStyles = (): Plugin => ({
  name: 'mywater-first-view-styles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        this.emitFile({
          type: 'asset',
          fileName: '.vite/first-view.css',
          source: forFirstView(Buffer.from(file.source)),
        })
  },
})
