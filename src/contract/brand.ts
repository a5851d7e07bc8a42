import * as v from 'valibot'
import { billAlt } from './page-configuration.ts'

/** Where a brand's files are served: `/brand/icon.svg`. */
export const brandPath = '/brand'

/** What every brand has by these names, and how large each is, in px. */
export const brandIcons = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
} as const

const name = v.pipe(v.string('is no text'), v.minLength(1, 'is empty'), v.maxLength(80, 'is too long'))
const file = v.pipe(v.string('is no text'), v.regex(/^\w[\w.-]*$/, 'is not the name of a file'))
const colour = v.pipe(
  v.string('is no text'),
  v.regex(/^#([\da-f]{3}){1,2}$/i, 'is not a colour like #0a5266'),
)
/** It stands in a style sheet between quotes. */
const family = v.pipe(v.string('is no text'), v.regex(/^[\p{L}\d .-]+$/u, 'is not the name of a font'))
const weight = v.pipe(v.string('is no text'), v.regex(/^\d{3}( \d{3})?$/, 'is no weight like 400 or 400 700'))
const amount = (max: number) =>
  v.pipe(v.number('is no number'), v.minValue(1, 'is too small'), v.maxValue(max, 'is too large'))
const part = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, 'is missing, or not known')

/** What a colour is for. Each has one in light and one in dark. */
export const roles = [
  'paper',
  'surface',
  'shallow',
  'line',
  'edge',
  'ink',
  'ink-2',
  'deep',
  'deep-2',
  'on-deep',
  'idle',
  'marker',
  'on-marker',
  'ring',
  'bad',
  'bad-bg',
  'on-bad',
  'warn',
  'warn-bg',
  'good',
  'good-bg',
  'water',
  'mirror',
  'bed',
  'on-bed',
  'shade',
  'veil',
] as const
export type Role = (typeof roles)[number]

const palette = part(v.entriesFromList(roles, colour))
export type Palette = Readonly<v.InferOutput<typeof palette>>

/** `brand.json`: what a brand says of itself and of the files beside it. */
export const brandSchema = part({
  productName: name,
  utilityName: name,
  sisterName: name,
  /** Stands in every page; with `holdsName` the product's name is not written beside it. */
  logo: part({ file, holdsName: v.optional(v.boolean('is neither true nor false'), false) }),
  /** Width in px in a mail, of a picture that is sharper than that. */
  mailHeader: part({ file, alt: name, width: amount(600) }),
  bill: part({
    file,
    /** The same picture, as large and marked at the same places, in other languages. */
    inLanguage: v.optional(v.record(v.string(), file)),
    /** How far down the two marked items reach, in px of the picture: narrow pages show no more of it. */
    markedHeight: amount(10_000),
    /** How far down the first of them reaches, for pages that ask for the account number alone; else as the two. */
    accountNumberHeight: v.optional(amount(10_000)),
    /** Where the marked items stand and what they read, when that is not what the portal's texts say. */
    alt: v.optional(billAlt),
  }),
  font: part({
    /** The web font; without one `system` is all there is. */
    web: v.optional(
      part({
        family,
        files: v.pipe(v.array(part({ file, weight })), v.minLength(1, 'is empty')),
        licence: v.optional(file),
        /**
         * Fonts that devices have, made as wide and as high as the web font: `size` is the width of the portal's texts in it
         * ÷ in the local font, the others its own ÷ `size`; all in %.
         */
        local: v.array(
          part({
            family,
            weight,
            fonts: v.pipe(v.array(family), v.minLength(1, 'is empty')),
            size: amount(300),
            ascent: amount(300),
            descent: amount(300),
          }),
        ),
      }),
    ),
    system: v.pipe(v.array(family), v.minLength(1, 'is empty')),
  }),
  light: palette,
  dark: palette,
})
export type BrandFile = Readonly<v.InferOutput<typeof brandSchema>>

export interface Size {
  readonly width: number
  readonly height: number
}

/** Width and height of an SVG by its `viewBox`; `null` without one. */
export const sizeOfSvg = (svg: string): Size | null => {
  const [, box = ''] = /<svg\b[^>]*?\sviewBox="([^"]*)"/.exec(svg) ?? []
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : null
}

export const brandLogoId = 'brand-logo'

/** The logo, to be put into a document once; `<use href="#brand-logo">` shows it. */
export const logoSymbol = (svg: string): string => {
  const [, box = '', content = ''] = /<svg\b[^>]*?\sviewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  return `<svg class="hidden" aria-hidden="true"><symbol id="${brandLogoId}" viewBox="${box}">${content.trim()}</symbol></svg>`
}

/** Red, green and blue, 0 to 255. */
export const channelsOf = (hex: string): readonly number[] => {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}

const quoted = (families: readonly string[]) =>
  // a generic family is one only without quotes
  families.map((one) => (/^[a-z-]+$/.test(one) ? one : `'${one}'`)).join(',')

const colours = (all: Palette, except?: Palette): string =>
  roles
    .filter((role) => all[role] !== except?.[role])
    .map((role) => `--${role}:${/shade|veil/.test(role) ? channelsOf(all[role]).join(' ') : all[role]}`)
    .join(';')

const fontFaces = ({ web }: BrandFile['font'], addressOf: (file: string) => string): string =>
  [
    ...(web?.files ?? []).map(
      (one) =>
        `font-family:'${web?.family}';src:url(${addressOf(one.file)})format('woff2');font-weight:${one.weight};font-display:swap`,
    ),
    ...(web?.local ?? []).map(
      ({ family: called, weight: of, fonts, size, ascent, descent }) =>
        `font-family:'${called}';src:${fonts.map((font) => `local('${font}')`).join(',')};font-weight:${of};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`,
    ),
  ]
    .map((face) => `@font-face{${face}}`)
    .join('')

/**
 * The brand's part of the style sheet: what `styles/tokens.css`, which comes after it, builds on.
 *
 * @param addressOf where a font file is served
 */
export const brandStyle = (
  { font, logo, bill, light, dark }: BrandFile,
  sizes: { readonly logo: Size; readonly bill: Size },
  addressOf: (file: string) => string,
): string => {
  const local = quoted([...new Set(font.web?.local.map(({ family: called }) => called)), ...font.system])
  const inDark = colours(dark, light)
  return [
    fontFaces(font, addressOf),
    `:root{${colours(light)};--local-text:${local};`,
    font.web
      ? `--web-font:'${font.web.family}';--text:var(--web-font),var(--local-text);`
      : '--text:var(--local-text);',
    `--logo-ratio:${sizes.logo.width / sizes.logo.height};--logo-name:${logo.holdsName ? 'none' : 'inline'};`,
    `--bill-marked:${sizes.bill.width}/${bill.markedHeight};`,
    `--bill-account-number:${sizes.bill.width}/${bill.accountNumberHeight ?? bill.markedHeight}}`,
    // paper is light
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${inDark}}}`,
    `@media screen{:root[data-theme=dark]{${inDark}}}`,
  ].join('')
}
