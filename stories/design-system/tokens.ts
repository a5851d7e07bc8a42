import { contrastOf, shapes, texts } from '../../src/contract/contrast.ts'
import { roles } from '../../src/contract/brand.ts'
import type { Palette, Role } from '../../src/contract/brand.ts'

/** A contrast is a number from 1 to 21. `ground` is the background on which a colour has its lowest one. */
export interface Contrast {
  readonly ground: Role
  readonly light: number
  readonly dark: number
}

export interface ColourToken {
  readonly role: Role
  readonly light: string
  readonly dark: string
  /** `null` for a colour that is used only as a background or as decoration. */
  readonly contrast: Contrast | null
}

/** Down, as in the contrast test: 4.499 is below the limit 4.5, so the page must not show it as 4.5. */
const rounded = (ratio: number): number => Math.floor(ratio * 100) / 100

const contrastIn = (role: Role, light: Palette, dark: Palette): Contrast | null => {
  const grounds = [...texts, ...shapes].flatMap(([ground, on]) => (on.includes(role) ? [ground] : []))
  const [worst] = grounds
    .map((ground) => ({
      ground,
      light: rounded(contrastOf(light[role], light[ground])),
      dark: rounded(contrastOf(dark[role], dark[ground])),
    }))
    .toSorted((a, b) => Math.min(a.light, a.dark) - Math.min(b.light, b.dark))
  return worst ?? null
}

export const colourTokens = (light: Palette, dark: Palette): ColourToken[] =>
  roles.map((role) => ({
    role,
    light: light[role],
    dark: dark[role],
    contrast: contrastIn(role, light, dark),
  }))

export interface ValueToken {
  readonly name: string
  readonly light: string
  /** A token without a dark value has its light value here. */
  readonly dark: string
}

const declarationsAfter = (css: string, selector: string): ReadonlyMap<string, string> => {
  const from = css.indexOf(`${selector} {`)
  const block = from < 0 ? '' : css.slice(from, css.indexOf('}', from))
  return new Map(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

export const valueTokens = (css: string): ValueToken[] => {
  const dark = declarationsAfter(css, ":root[data-theme='dark']")
  return [...declarationsAfter(css, ':root')].map(([name, light]) => ({
    name,
    light,
    dark: dark.get(name) ?? light,
  }))
}
