import { brandStyle, logoSymbol, sizeOfSvg, type BrandFile } from '../../src/contract/brand.ts'
import own from '../../src/brand/brand.json'
import ownBill from '../../src/brand/bill.svg?raw'
import ownLogo from '../../src/brand/logo.svg?raw'
import harbour from '../brands/harbour/brand.json'
import harbourBill from '../brands/harbour/bill.svg?raw'
import harbourLogo from '../brands/harbour/logo.svg?raw'

/** Storybook serves the brand's files below the path `served`, which is relative to Storybook's address. */
const brandIn = (served: string, file: BrandFile, logo: string, bill: string) => {
  const folder = `${import.meta.env.BASE_URL}${served}`
  const sizes = { logo: sizeOfSvg(logo), bill: sizeOfSvg(bill) }
  if (!sizes.logo || !sizes.bill) throw new Error(`A picture of ${file.productName} has no viewBox.`)
  const { productName, utilityName, sisterName, mailHeader } = file
  return {
    file,
    mailHeader: {
      address: `${folder}/${mailHeader.file}`,
      alt: mailHeader.alt,
      size: { width: mailHeader.width, height: 48 },
    },
    names: { productName, utilityName, sisterName },
    bill: {
      address: `${folder}/${file.bill.file}`,
      inLanguage: Object.fromEntries(
        Object.entries(file.bill.inLanguage ?? {}).map(([language, name]) => [language, `${folder}/${name}`]),
      ),
      ...sizes.bill,
    },
    logo: logoSymbol(logo),
    // Nothing preloads the font of a story, so `optional` would show the local font in its place.
    style: brandStyle(file, { logo: sizes.logo, bill: sizes.bill }, (name) => `${folder}/${name}`).replaceAll(
      'font-display:optional',
      'font-display:block',
    ),
  }
}

export const brands = {
  own: brandIn('brand', { ...own, logo: { holdsName: false, ...own.logo } }, ownLogo, ownBill),
  harbour: brandIn(
    'brands/harbour',
    { ...harbour, logo: { holdsName: false, ...harbour.logo } },
    harbourLogo,
    harbourBill,
  ),
}
type BrandName = keyof typeof brands

const isBrandName = (name: unknown): name is BrandName =>
  typeof name === 'string' && Object.hasOwn(brands, name)

export const brandOf = (globals: Readonly<Record<string, unknown>>) => {
  const { brand } = globals
  return brands[isBrandName(brand) ? brand : 'own']
}

const elementIn = (parent: Element, id: string, tag: string): Element => {
  const found = document.getElementById(id)
  if (found) return found
  const made = document.createElement(tag)
  made.id = id
  // The brand's element must be the first child, because the portal's own styles and content come after it.
  parent.prepend(made)
  return made
}

/** As on the server, the brand's styles precede the portal's styles, and its logo precedes the content. */
export const showBrand = ({ style, logo }: (typeof brands)[BrandName]): void => {
  const sheet = elementIn(document.head, 'brand-style', 'style')
  if (sheet.textContent === style) return
  sheet.textContent = style
  elementIn(document.body, 'brand-mark', 'div').innerHTML = logo
}
