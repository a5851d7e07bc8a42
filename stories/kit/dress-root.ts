import { brandOf, showBrand } from './brands.ts'
import { languageOf } from './text-of.ts'

/** Applies the brand, the language and the theme of Storybook's toolbar to the root element, as the portal does. */
export const dressRoot = (globals: Readonly<Record<string, unknown>>): void => {
  showBrand(brandOf(globals))
  const root = document.documentElement
  root.lang = languageOf(globals)
  const { theme } = globals
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  else delete root.dataset['theme']
}
