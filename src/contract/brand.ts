import * as v from 'valibot'
import { billAlt } from './page-configuration.ts'

/** The server serves the files of a brand below this path, for example `/brand/icon.svg`. */
export const brandPath = '/brand'

/**
 * The icon files that every brand must contain. Each key is a file name, and each value is both the width and the
 * height in px.
 */
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
/**
 * The name of a font. Only letters, digits, spaces, full stops and hyphens are allowed, because a style sheet
 * contains the name between quotes.
 */
const family = v.pipe(v.string('is no text'), v.regex(/^[\p{L}\d .-]+$/u, 'is not the name of a font'))
const weight = v.pipe(v.string('is no text'), v.regex(/^\d{3}( \d{3})?$/, 'is no weight like 400 or 400 700'))
const amount = (max: number) =>
  v.pipe(v.number('is no number'), v.minValue(1, 'is too small'), v.maxValue(max, 'is too large'))
const part = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, 'is missing, or not known')

/**
 * The names of the colours that the styles use, each for one purpose. A brand has a light and a dark colour for each
 * name.
 */
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

const markBox = part({
  left: amount(10_000),
  top: amount(10_000),
  width: amount(10_000),
  height: amount(10_000),
})

const palette = part(v.entriesFromList(roles, colour))
export type Palette = Readonly<v.InferOutput<typeof palette>>

/** The content of `brand.json`: the names, colours and files of a brand. */
export const brandSchema = part({
  productName: name,
  utilityName: name,
  sisterName: name,
  /**
   * The logo, which is on every page. `holdsName` is true if the logo contains the product's name. The page then does
   * not show the name next to the logo.
   */
  logo: part({ file, holdsName: v.optional(v.boolean('is neither true nor false'), false) }),
  /** The width of the header picture in a mail, in px. The picture file has more pixels than this width. */
  mailHeader: part({ file, alt: name, width: amount(600) }),
  bill: part({
    file,
    /**
     * The files of the sample bill's picture in other languages. All these pictures must have the same size, with the
     * marked account number and name at the same positions.
     */
    inLanguage: v.optional(v.record(v.string(), file)),
    /**
     * The distance in px from the top of the sample bill's picture to the bottom of the lower marked item. The two
     * marked items are the account number and the name. Narrow pages cut off the picture at this distance.
     */
    markedHeight: amount(10_000),
    /**
     * The distance in px from the top of the sample bill's picture to the bottom of the marked account number. Pages
     * that need only the account number cut off the picture at this distance. The default is `markedHeight`.
     */
    accountNumberHeight: v.optional(amount(10_000)),
    /**
     * The position and size, in px, of a box around each of the two marked values. During the registration, the page
     * shows in these boxes the values that the customer has typed. Without `marks` the page shows the picture
     * unchanged.
     */
    marks: v.optional(part({ accountNumber: markBox, name: markBox })),
    /**
     * A description of the sample bill's picture, which says where the account number and the name are. A brand needs
     * this text if the portal's default text does not describe its picture.
     */
    alt: v.optional(billAlt),
  }),
  font: part({
    /** The web font. If a brand has no web font, the pages use only the fonts of `system`. */
    web: v.optional(
      part({
        family,
        files: v.pipe(v.array(part({ file, weight })), v.minLength(1, 'is empty')),
        licence: v.optional(file),
        /**
         * Fonts that are installed on the customer's device, scaled so that texts need the same space as in the web
         * font. `size` is the width of texts in the web font, as a percentage of their width in the installed font.
         * `ascent` and `descent` are the percentages of the web font, divided by `size`.
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

const viewBox = /<svg\b[^<>]*?\sviewBox="([^"]*)"/

/** Returns width and height of an SVG from its `viewBox`; `null` if the SVG has no `viewBox`. */
export const sizeOfSvg = (svg: string): Size | null => {
  const [, box = ''] = viewBox.exec(svg) ?? []
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : null
}

const brandLogoId = 'brand-logo'

/**
 * Returns the logo as an SVG symbol. A document contains the symbol once and shows the logo with `<use
 * href="#brand-logo">`.
 */
export const logoSymbol = (svg: string): string => {
  const [head = '', box = ''] = viewBox.exec(svg) ?? []
  const content = svg.slice(svg.indexOf('>', svg.indexOf(head) + head.length) + 1, svg.lastIndexOf('</svg>'))
  return `<svg class="hidden" aria-hidden="true"><symbol id="${brandLogoId}" viewBox="${box}">${content.trim()}</symbol></svg>`
}

/** Returns the red, green and blue values of a hexadecimal colour, each from 0 to 255. */
export const channelsOf = (hex: string): readonly number[] => {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}

const quoted = (families: readonly string[]) =>
  // In CSS, quotes are only for the name of a font. A generic font family such as `serif` must be written without
  // quotes.
  families.map((fontName) => (/^[a-z-]+$/.test(fontName) ? fontName : `'${fontName}'`)).join(',')

const colours = (all: Palette, except?: Palette): string =>
  roles
    .filter((role) => all[role] !== except?.[role])
    .map((role) => `--${role}:${/shade|veil/.test(role) ? channelsOf(all[role]).join(' ') : all[role]}`)
    .join(';')

const fontFaces = ({ web }: BrandFile['font'], addressOf: (file: string) => string): string =>
  [
    ...(web?.files ?? []).map(
      (source) =>
        `font-family:'${web?.family}';src:url(${addressOf(source.file)})format('woff2');font-weight:${source.weight};font-display:optional`,
    ),
    ...(web?.local ?? []).map(
      ({ family: called, weight: of, fonts, size, ascent, descent }) =>
        `font-family:'${called}';src:${fonts.map((font) => `local('${font}')`).join(',')};font-weight:${of};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`,
    ),
  ]
    .map((face) => `@font-face{${face}}`)
    .join('')

/**
 * Returns the CSS variables for the boxes around the marked values on the picture of the sample bill. All lengths are
 * percentages of the picture's width.
 */
const billMarks = (marks: BrandFile['bill']['marks'], billWidth: number): string => {
  if (!marks) return '--bill-values:none;--bill-zoom:1;--bill-1-top:0px'
  const length = (px: number) => `${Number(((100 * px) / billWidth).toFixed(2))}cqw`
  // To the right of a mark there is the badge with its number.
  const right = 1.15 * Math.max(...Object.values(marks).map(({ left, width }) => left + width))
  const zoom = `--bill-zoom:${Number((billWidth / right).toFixed(2))};`
  return (
    zoom +
    [marks.accountNumber, marks.name]
      .map(
        ({ left, top, width, height }, index) =>
          `--bill-${index + 1}-top:${length(top)};--bill-${index + 1}-left:${length(left)};--bill-${index + 1}-width:${length(width)};--bill-${index + 1}-height:${length(height)}`,
      )
      .join(';')
  )
}

/**
 * Returns the first part of the style sheet, which depends on the brand. The second part is `styles/tokens.css`, which
 * uses the variables of the first part.
 * @param addressOf returns the address of a font file
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
    `:root{${colours(light)};--text:${font.web ? `'${font.web.family}',` : ''}${local};`,
    `--logo-ratio:${sizes.logo.width / sizes.logo.height};--logo-name:${logo.holdsName ? 'none' : 'inline'};`,
    `--bill-marked:${sizes.bill.width}/${bill.markedHeight};`,
    `--bill-account-number:${sizes.bill.width}/${bill.accountNumberHeight ?? bill.markedHeight};`,
    `${billMarks(bill.marks, sizes.bill.width)}}`,
    // The two style rules for the dark colours apply only to the screen, because a printed page always uses the light
    // colours.
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${inDark}}}`,
    `@media screen{:root[data-theme=dark]{${inDark}}}`,
  ].join('')
}
