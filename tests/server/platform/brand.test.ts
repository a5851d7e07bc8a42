import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { roles } from '../../../src/contract/brand.ts'
import { readBrand } from '../../../src/server/platform/brand.ts'
import { allLanguages } from '../../../src/contract/languages.ts'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import { contrastOf, shapes, texts } from '../../../src/contract/contrast.ts'
import { mailHtml } from '../../../src/server/mails/mail-html.ts'
import { filesOf, readSource, root } from '../../architecture/source-files.ts'

const harbour = join(root, 'stories/brands/harbour')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  cpSync(harbour, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const problems = () => {
  const lines: string[] = []
  const brand = readBrand(folder, (line) => lines.push(line))
  expect(brand === null).toBe(lines.length > 0)
  return lines
}
const change = (file: string, piece: string, other: string) => {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(piece)
  writeFileSync(
    join(folder, file),
    text.replace(piece, () => other),
  )
}

test('the check of a valid brand folder reports no error', () => expect(problems()).toEqual([]))

test('each error of a brand folder is reported in one line', () => {
  rmSync(join(folder, 'bill.svg'))
  cpSync(join(folder, 'icon-192.png'), join(folder, 'icon-512.png'))
  writeFileSync(join(folder, 'figtree.woff2'), 'no font')
  change('brand.json', '"ink-2": "#565070"', '"ink-2": "#b0acc0"')
  expect(problems()).toEqual([
    'brand.json: in light, ink-2 on paper has a contrast of 2.03, below 4.5',
    'brand.json: in light, ink-2 on surface has a contrast of 2.20, below 4.5',
    'brand.json: in light, ink-2 on shallow has a contrast of 1.85, below 4.5',
    'brand.json: in light, ink-2 on idle has a contrast of 1.66, below 4.5',
    'bill.svg is missing',
    'icon-512.png is 192 × 192 px, not 512 × 512',
    'figtree.woff2 is not a WOFF2 font',
  ])
})

test.each([
  ['"edge": "#76718c"', '"edge": "#d9d6e6"', /edge on surface has a contrast of 1\.42, below 3$/],
  [
    '"marker": "#ffb84d",\n    "on-marker": "#2a1a00",\n    "ring": "#fff"',
    '"marker": "#1b1733",\n    "on-marker": "#fff",\n    "ring": "#222"',
    /in dark, the focus \(ring, marker\) on surface/,
  ],
])('controls or focus ring with too little contrast are refused: %s', (piece, other, line) => {
  change('brand.json', piece, other)
  expect(problems()).toEqual(expect.arrayContaining([expect.stringMatching(line)]))
})

test('one focus colour with enough contrast is enough', () => {
  change('brand.json', '"ring": "#fff"', '"ring": "#1b1733"')
  expect(problems()).toEqual([])
})

test.each([
  ['"deep": "#4a2f9e"', '"deep": "indigo"', 'brand.json: light.deep is not a colour like #0a5266'],
  ['"file": "logo.svg"', '"file": "../logo.svg"', 'brand.json: logo.file is not the name of a file'],
  ['"family": "Figtree"', '"family": "F\'}"', 'brand.json: font.web.family is not the name of a font'],
  ['"productName"', '"product"', 'brand.json: productName is missing, or not known'],
  ['{', '', 'brand.json is not JSON'],
])('an error in brand.json is refused and described: %s', (piece, other, line) => {
  change('brand.json', piece, other)
  expect(problems()).toContain(line)
})

test.each([
  ['</svg>', '<script>alert(1)</script></svg>', 'logo.svg contains <script>'],
  ['<path', '<path onclick="alert(1)"', 'logo.svg contains script (onclick)'],
  [
    '<path',
    '<use href="https://elsewhere.example/a.svg#b"/><path',
    'logo.svg refers to an external resource (href)',
  ],
  [
    'fill="currentColor"',
    'fill="url(https://elsewhere.example/a.svg#b)"',
    'logo.svg refers to an external resource',
  ],
  ['<path', '<path style="fill:red"', 'logo.svg has a style, which pages must not contain'],
  ['</svg>', '<image/></svg>', 'logo.svg contains <image>'],
  ['</svg>', '</g></svg>', 'logo.svg is not well formed at </g>'],
  ['<svg', '<!DOCTYPE svg><svg', 'logo.svg is not an SVG'],
  ['viewBox', 'box', 'logo.svg has no viewBox'],
  [
    '</svg>',
    `${'<path/>'.repeat(500)}</svg>`,
    expect.stringMatching(/^logo\.svg has \d+ bytes, more than 3000$/),
  ],
])('an unsafe or invalid logo is refused: %s → %s', (piece, other, line) => {
  change('logo.svg', piece, other)
  expect(problems()).toContainEqual(line)
})

test('errors of the brand folder are reported with those of the settings', () => {
  rmSync(join(folder, 'icon.svg'))
  expect(() => readConfiguration({ BRAND_DIR: folder, PORT: 'x' })).toThrow(
    'PORT is not a whole number up to 65535\nBRAND_DIR: icon.svg is missing',
  )
  expect(() => readConfiguration({ BRAND_DIR: '/no/such' })).toThrow(
    'BRAND_DIR: /no/such/brand.json is missing',
  )
})

test("pages and mails have the folder's product name, unless PRODUCT_NAME is set", () => {
  const { page, mailFrom } = readConfiguration({ BRAND_DIR: folder })
  expect(page).toMatchObject({ productName: 'Harbour Water', utilityName: 'Harbour City Utilities' })
  expect(page.bill).toMatchObject({ address: '/brand/bill.svg', width: 640, height: 800 })
  expect(mailFrom).toBe('"Harbour Water" <no-reply@localhost>')
  expect(readConfiguration({ BRAND_DIR: folder, PRODUCT_NAME: 'Quay' }).page.productName).toBe('Quay')
})

test('the sample bill needs its alt text in every offered language', () => {
  change(
    'brand.json',
    '"markedHeight"',
    '"alt": { "en": "A bill of Ada", "es": "Una factura de Ada" }, "markedHeight"',
  )
  const read = (LANGUAGES: string) => readConfiguration({ BRAND_DIR: folder, LANGUAGES }).page
  expect(read('en,es').bill.alt?.es).toBe('Una factura de Ada')
  expect(() => read('en,es,fr')).toThrow('brand.json: bill.alt is not in every language of LANGUAGES')
})

test('sample bills in several languages must have the same size', () => {
  change('brand.json', '"markedHeight"', '"inLanguage": { "es": "bill.es.svg" }, "markedHeight"')
  expect(problems()).toEqual(['bill.es.svg is missing'])
  cpSync(join(folder, 'icon.svg'), join(folder, 'bill.es.svg'))
  expect(problems()).toEqual(['bill.es.svg does not have the size of the bill'])
  cpSync(join(folder, 'bill.svg'), join(folder, 'bill.es.svg'))
  expect(readConfiguration({ BRAND_DIR: folder }).page.bill.inLanguage).toEqual({ es: '/brand/bill.es.svg' })
  expect(readBrand(folder, () => {})?.files.get('/brand/bill.es.svg')).toEqual(
    readFileSync(join(folder, 'bill.svg')),
  )
})

test('the bill of the default brand has the name of the portal', () => {
  const { brand } = readConfiguration({ PRODUCT_NAME: 'LakeWater' })
  const bills = [...brand.files].filter(([path]) => path.includes('bill'))
  expect(bills.length).toBeGreaterThan(3)
  for (const [, picture] of bills) expect(picture.toString()).not.toContain('MyWater')
})

test('the default brand folder contains a sample bill in every language', () => {
  const { bill } = readConfiguration({}).page
  expect(Object.keys(bill.inLanguage ?? {})).toEqual(allLanguages.filter((language) => language !== 'en'))
})

test("mails have the brand's colours and its logo as attachment", () => {
  const { brand } = readConfiguration({ BRAND_DIR: folder })
  const body =
    'Hello,\n\nYour login is ready.\n\nLog in\nhttps://a.example/login?x=1\n\nCall us at 1-800-555-0199.'
  const links = ['https://a.example/login?x=1']
  const company = { productName: 'Harbour Water', utilityName: 'Harbour', supportPhone: '1-800-555-0199' }
  const mail = { subject: 'Ready', body, links, language: 'en', head: 'done', ...company } as const
  const html = mailHtml(mail, brand)
  expect(html).toContain('<img src="cid:brand" alt="Harbour Water" width="220" height="48"')
  expect(html).toMatch(
    /<a class="button" style="[^"]*#4a2f9e[^"]*" href="https:\/\/a\.example\/login\?x=1">Log in<\/a>/,
  )
  expect(html).toMatch(/<p class="host" [^>]*>a\.example<\/p>/)
  expect(html).toMatch(
    /Call us at <a class="link" style="white-space: nowrap[^>]*" href="tel:1-800-555-0199">1-800-555-0199<\/a>\./,
  )
  expect(html).toMatch(/<body [^>]*>\s*<div style="display: none[^>]*>Your login is ready\./)
  expect(html).toContain('You get this email from Harbour, because')
  expect(html).toContain('width=device-width')
  expect(html).toMatch(/prefers-color-scheme: dark.*\.button \{ background: #b9a8ff !important/s)
  expect(html).toMatch(/<td class="utility" [^>]*>Harbour<\/td>/)
  expect(html).not.toMatch(/<img src="http|url\(/)
  const code = mailHtml({ ...mail, body: 'Your code is 314159.\n\nIt expires.', links: [] }, brand)
  expect(code).toMatch(/<div style="display: none[^>]*>Your code is 314159\./)
  expect(code).toMatch(/<strong class="code" [^>]*>314159<\/strong>/)
  const other = { ...mail, productName: 'Lake' }
  expect(mailHtml(other, brand)).toContain('<strong>Lake</strong>')
  expect(mailHtml(other, brand)).not.toContain('Harbour Water')
})

test('contrastOf computes the contrast as WCAG defines it', () => {
  expect(contrastOf('#000', '#ffffff')).toBe(21)
  // The lightest grey with enough contrast on white for WCAG level AA.
  expect(contrastOf('#767676', '#fff')).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf('#777777', '#fff')).toBeLessThan(4.5)
})

const styles = filesOf('src/{portal,server/identity,sandbox}/**/*.css').map(readSource).join('\n')
const tokensOf = (property: RegExp) =>
  new Set(
    [...styles.matchAll(property)]
      .map(([, token = '']) => token)
      .filter((token) => roles.some((role) => role === token)),
  )

test('the style sheets use only checked text colours', () => {
  const checked = new Set<string>(texts.concat(shapes).flatMap(([, on]) => on))
  const written = tokensOf(/[^-]color: var\(--([\w-]+)\)/g)
  expect([...written].filter((token) => !checked.has(token))).toEqual([])
})

test('the style sheets use only backgrounds whose contrast the brand check covers', () => {
  const checked = new Set<string>(texts.map(([ground]) => ground))
  const grounds = tokensOf(/background: var\(--([\w-]+)\)/g)
  // No text is on this moving line of a busy button.
  grounds.delete('water')
  expect([...grounds].filter((token) => !checked.has(token))).toEqual([])
})

test('the product name occurs only in documented texts and the brand folder', () => {
  const { productName } = readConfiguration({}).page
  const files = filesOf(
    '{src,machines,stories,public,.storybook}/**/*.{ts,tsx,js,css,svg,html,sql,md}',
  ).concat(filesOf('*.html'))
  expect(files.length).toBeGreaterThan(500)
  // The documented texts contain the product name too.
  const naming = files.filter(
    (file) => !/^(src\/brand|machines\/specification)\//.test(file) && readSource(file).includes(productName),
  )
  expect(naming).toEqual([])
})
