import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

/** The style sheets of what the landing page shows before any script has run. `first-html.spec.ts` checks them. */
const components = new Set(
  'actions alert-banner button footer header landing page-frame sea-chart'.split(' '),
)

/** A class name consists of the name of a style sheet and a name in camel case. */
const isLater = (name: string): boolean =>
  name.includes('-') && !components.has(name.slice(0, name.lastIndexOf('-')))

/** Without the rules for components that the landing page does not show. */
const forLanding = (code: Uint8Array): Uint8Array =>
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
 * Writes the styles that stand in the landing page to `.vite/landing.css`. The page loads the whole style sheet
 * before it runs the script.
 */
export const landingStyles = (): Plugin => ({
  name: 'mywater-landing-styles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        this.emitFile({
          type: 'asset',
          fileName: '.vite/landing.css',
          source: forLanding(Buffer.from(file.source)),
        })
  },
})
