import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import * as v from 'valibot'
import {
  brandIcons,
  brandPath,
  brandSchema,
  brandStyle,
  logoSymbol,
  sizeOfSvg,
  type BrandFile,
  type Size,
} from '../../contract/brand.ts'
import { contrastProblems } from '../../contract/contrast.ts'

/** The look of one installation, read from its folder and checked. */
export interface Brand {
  readonly file: BrandFile
  /** Its part of the style sheet, in front of the portal's own. */
  readonly style: string
  /** The logo as an SVG symbol. */
  readonly logo: string
  readonly mailHeader: { readonly png: Buffer; readonly alt: string; readonly size: Size }
  readonly bill: Size & {
    readonly address: string
    /** By language. */
    readonly inLanguage: Readonly<Record<string, string>>
  }
  /** Files for browsers, by path on the portal's origin. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Bytes. The logo is part of every page, whose first answer holds 14 kB. */
const largestLogo = 3000
const largestFile = 512 * 1024

const drawingElements =
  'svg|g|path|rect|circle|ellipse|line|polyline|polygon|title|desc|defs|linearGradient|radialGradient|stop|clipPath|mask|use|symbol'
const inPage = new RegExp(`^(${drawingElements})$`)
/** A picture in its own file may contain texts and styles. */
const inFile = new RegExp(`^(${drawingElements}|text|tspan|style|pattern)$`)

const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g

const attributeProblems = (attributes: string, isInPage: boolean): string[] =>
  [...attributes.matchAll(/([\w:-]+)\s*=\s*["']([^"']*)["']/g)].flatMap(([, name = '', value = '']) => {
    if (/^on/i.test(name)) return [`holds script (${name})`]
    if (/href$/i.test(name) && !value.startsWith('#')) return ['refers to something outside (href)']
    return isInPage && /^(style|class)$/i.test(name) ? [`has a ${name}, which pages do not let in`] : []
  })

/** The errors of an SVG that is inserted unchanged. */
const svgProblems = (text: string, isInPage: boolean): string[] => {
  const drawing = text.replace(/^\uFEFF?\s*(<\?xml[^>]*\?>)?/, '').replaceAll(/<!--.*?-->/gs, '')
  if (!/^\s*<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(drawing)) return ['is no SVG']
  const problems: string[] = []
  const open: string[] = []
  for (const [, closes, name = '', attributes = '', isEmpty] of drawing.matchAll(tag)) {
    if (closes) {
      if (open.pop() !== name) return [`is not well formed at </${name}>`]
      continue
    }
    if (!isEmpty) open.push(name)
    if (!(isInPage ? inPage : inFile).test(name)) problems.push(`holds <${name}>`)
    problems.push(...attributeProblems(attributes, isInPage))
  }
  if (open.length > 0 || drawing.replaceAll(tag, '').includes('<')) problems.push('is not well formed')
  if (/url\(\s*(?!['"]?#)|@import|\\/i.test(drawing)) problems.push('refers to something outside')
  if (sizeOfSvg(drawing) === null) problems.push('has no viewBox')
  return [...new Set(problems)]
}

const sizeOfPng = (content: Buffer): Size | null =>
  content.toString('latin1', 0, 8) === '\u0089PNG\r\n\u001A\n' && content.length > 24
    ? { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
    : null

/** Reads the files of a folder and reports each missing or wrong one. */
const createReader = (folder: string, tell: (line: string) => void) => {
  const read = (name: string, largest = largestFile): Buffer | null => {
    const path = join(folder, name)
    if (!existsSync(path)) {
      tell(`${name} is missing`)
      return null
    }
    const content = readFileSync(path)
    if (content.length <= largest) return content
    tell(`${name} has ${content.length} bytes, more than ${largest}`)
    return null
  }
  const svg = (name: string, isInPage: boolean): string | null => {
    const text = read(name, isInPage ? largestLogo : largestFile)?.toString() ?? null
    const problems = text === null ? [] : svgProblems(text, isInPage)
    for (const problem of problems) tell(`${name} ${problem}`)
    return problems.length > 0 ? null : text
  }
  const png = (name: string, side?: number) => {
    const content = read(name)
    if (content === null) return null
    const size = sizeOfPng(content)
    if (size === null) tell(`${name} is no PNG`)
    else if (side !== undefined && (size.width !== side || size.height !== side))
      tell(`${name} is ${size.width} × ${size.height} px, not ${side} × ${side}`)
    return size && { content, size }
  }
  const font = (name: string): Buffer | null => {
    const content = read(name)
    if (content === null || content.toString('latin1', 0, 4) === 'wOF2') return content
    tell(`${name} is no WOFF2 font`)
    return null
  }
  const picture = (name: string) => {
    if (extname(name) !== '.svg') return png(name)
    const text = svg(name, false)
    const size = text === null ? null : sizeOfSvg(text)
    return text !== null && size ? { content: Buffer.from(text), size } : null
  }
  return { read, svg, png, font, picture }
}

const readBrandFile = (folder: string, tell: (line: string) => void): BrandFile | null => {
  const path = join(folder, 'brand.json')
  if (!existsSync(path)) {
    tell(`${path} is missing`)
    return null
  }
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    tell('brand.json is not JSON')
    return null
  }
  const { success, output, issues = [] } = v.safeParse(brandSchema, json)
  for (const issue of issues) tell(`brand.json: ${v.getDotPath(issue) ?? 'the whole'} ${issue.message}`)
  return success ? output : null
}

const isAsLarge = (one: Size, other: Size) => one.width === other.width && one.height === other.height

/** Named after its content, since browsers cache it for ever. */
const fontAddress = (name: string, content: Buffer): string => {
  const suffix = extname(name)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `/assets/${name.slice(0, -suffix.length)}-${hash}${suffix}`
}

/**
 * Reads a brand's folder.
 *
 * @param tell receives each error, one line each
 * @returns `null` after an error
 */
export const readBrand = (folder: string, tell: (line: string) => void): Brand | null => {
  let isSound = true
  const refuse = (line: string) => {
    isSound = false
    tell(line)
  }
  const file = readBrandFile(folder, refuse)
  if (file === null) return null
  for (const theme of ['light', 'dark'] as const)
    for (const problem of contrastProblems(file[theme])) refuse(`brand.json: in ${theme}, ${problem}`)

  const reader = createReader(folder, refuse)
  const logo = reader.svg(file.logo.file, true)
  const mailHeader = reader.png(file.mailHeader.file)
  const bill = reader.picture(file.bill.file)
  const otherBills = Object.entries(file.bill.inLanguage ?? {}).map(([language, name]) => {
    const picture = reader.picture(name)
    if (bill && picture && !isAsLarge(picture.size, bill.size)) refuse(`${name} is not as large as the bill`)
    return { language, name, picture }
  })
  const icon = reader.svg('icon.svg', false)
  const icons = Object.entries(brandIcons).map(([name, side]) => [name, reader.png(name, side)] as const)
  const { web } = file.font
  const fonts = (web?.files ?? []).map((one) => [one.file, reader.font(one.file)] as const)
  const licence = web?.licence === undefined ? null : reader.read(web.licence)
  const logoSize = logo === null ? null : sizeOfSvg(logo)
  if (!isSound || logo === null || !logoSize || !mailHeader || !bill || icon === null) return null

  const files = new Map<string, Buffer>([
    [`${brandPath}/icon.svg`, Buffer.from(icon)],
    [`${brandPath}/${file.bill.file}`, bill.content],
  ])
  for (const { name, picture } of otherBills) if (picture) files.set(`${brandPath}/${name}`, picture.content)
  for (const [name, one] of icons) if (one) files.set(`${brandPath}/${name}`, one.content)
  if (licence && web?.licence !== undefined) files.set(`${brandPath}/${web.licence}`, licence)
  const addresses = new Map<string, string>()
  for (const [name, content] of fonts)
    if (content) {
      const address = fontAddress(name, content)
      addresses.set(name, address)
      files.set(address, content)
    }
  const height = (file.mailHeader.width * mailHeader.size.height) / mailHeader.size.width
  return {
    file,
    style: brandStyle(file, { logo: logoSize, bill: bill.size }, (name) => addresses.get(name) ?? ''),
    logo: logoSymbol(logo),
    mailHeader: {
      png: mailHeader.content,
      alt: file.mailHeader.alt,
      size: { width: file.mailHeader.width, height: Math.round(height) },
    },
    bill: {
      ...bill.size,
      address: `${brandPath}/${file.bill.file}`,
      inLanguage: Object.fromEntries(
        otherBills.map(({ language, name }) => [language, `${brandPath}/${name}`]),
      ),
    },
    files,
  }
}
