import { channelsOf, roles, type BrandFile, type Palette } from '../../src/contract/brand.ts'
import { valueTokens } from './tokens.ts'

/** A token, or a group of tokens, in the format of the W3C's Design Tokens Community Group (2025.10). */
type Tokens = { readonly [name: string]: Tokens | string | number | readonly unknown[] }

const colourValue = (hex: string, alpha = 1): Tokens => {
  const channels = channelsOf(hex)
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  }
}
const colour = (hex: string, alpha?: number): Tokens => ({ $type: 'color', $value: colourValue(hex, alpha) })

const length = /^(-?[\d.]+)(px|rem)$/
const dimensionValue = (css: string) => {
  const [, value = '0', unit = 'px'] = length.exec(css) ?? []
  return { value: Number(value), unit }
}

/** The easing curves that the style sheet names, as CSS defines them. */
const curves = { 'ease-out': [0, 0, 0.58, 1], 'ease-in-out': [0.42, 0, 0.58, 1] }
const seconds = (css: string): Tokens => ({ value: Math.round(Number.parseFloat(css) * 1000), unit: 'ms' })

const shade = /rgb\(var\(--([\w-]+)\) \/ ([\d.]+)\)/
const colourIn = (css: string, palette: Palette): { hex: string; alpha: number } | undefined => {
  const [, name, alpha = '1'] = shade.exec(css) ?? /var\(--([\w-]+)\)/.exec(css) ?? []
  const role = roles.find((known) => known === name)
  return role && { hex: palette[role], alpha: Number(alpha) }
}

const shadows = (css: string, palette: Palette): readonly Tokens[] =>
  css.split(/, (?![^(]*\))/).map((layer) => {
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = layer
      .split(/ (?=rgb|var)/, 1)
      .join('')
      .split(' ')
    const { hex = '#000000', alpha = 1 } = colourIn(layer, palette) ?? {}
    return {
      color: colourValue(hex, alpha),
      offsetX: dimensionValue(offsetX),
      offsetY: dimensionValue(offsetY),
      blur: dimensionValue(blur),
      spread: dimensionValue(spread),
    }
  })

/**
 * Returns the token for a value of the style sheet. A length that depends on the width of the page has its largest
 * value, because the format has only fixed lengths; `$extensions` keeps the CSS.
 */
const tokenOf = (css: string, palette: Palette): Tokens => {
  const [, fluid] =
    /, (?:[^,]*\+[^,]*, )?([\d.]+(?:rem|px))\)/.exec(css) ?? /^min\(([\d.]+rem)/.exec(css) ?? []
  const [duration = '', easing = ''] = css.split(' ')
  const curve = Object.entries(curves).find(([name]) => name === easing)
  const tint = colourIn(css, palette)
  if (length.test(css)) return { $type: 'dimension', $value: dimensionValue(css) }
  if (curve)
    return {
      $type: 'transition',
      $value: { duration: seconds(duration), delay: seconds('0'), timingFunction: curve[1] },
    }
  if (css.includes('px ')) return { $type: 'shadow', $value: shadows(css, palette) }
  if (tint) return colour(tint.hex, tint.alpha)
  if (/^[\d.]+$/.test(css)) return { $type: 'number', $value: Number(css) }
  return {
    $type: 'dimension',
    $value: dimensionValue(fluid ?? css.replace(/em$/, 'rem')),
    $extensions: { 'css.value': css },
  }
}

export const designTokens = (
  { light, dark, font }: Pick<BrandFile, 'light' | 'dark' | 'font'>,
  css: string,
): Readonly<Record<'light' | 'dark' | 'font' | 'size', Tokens>> => {
  const values = valueTokens(css)
  const inTheme = (theme: 'light' | 'dark', palette: Palette): Tokens => ({
    ...Object.fromEntries(roles.map((role) => [role, colour(palette[role])])),
    ...Object.fromEntries(
      values
        .filter((value) => value.light !== value.dark || value.light.includes('var('))
        .map((value) => [value.name.slice(2), tokenOf(value[theme], palette)]),
    ),
  })
  return {
    light: inTheme('light', light),
    dark: inTheme('dark', dark),
    font: {
      $type: 'fontFamily',
      text: { $value: [...(font.web ? [font.web.family] : []), ...font.system] },
    },
    size: Object.fromEntries(
      values
        .filter((value) => value.light === value.dark && !value.light.includes('var('))
        .map(({ name, light: value }) => [name.slice(2), tokenOf(value, light)]),
    ),
  }
}
