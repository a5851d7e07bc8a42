import { brandOf, showBrand } from './brands.ts'
import { languageOf } from './text-of.ts'

/** As the portal does, with the choices of Storybook's toolbar. */
export const dressRoot = (globals: Readonly<Record<string, unknown>>): void => {
  showBrand(brandOf(globals))
  const root = document.documentElement
  root.lang = languageOf(globals)
  const { theme } = globals
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  else delete root.dataset['theme']
}
