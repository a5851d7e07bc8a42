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

export interface Brand {
  readonly file: BrandFile
  /** Before the portal's own styles. */
  readonly style: string
  readonly logo: string
  readonly mailHeader: { readonly png: Buffer; readonly alt: string; readonly size: Size }
  readonly bill: Size & {
    readonly address: string
    /** Only languages that have a picture of their own. */
    readonly inLanguage: Readonly<Record<string, string>>
  }
  readonly fonts: readonly string[]
  /** By their paths on the portal's origin. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Bytes. Every page contains the logo, and only about 14 kB arrive in the first network round trip. */
const largestLogo = 3000
const largestFile = 512 * 1024

const drawingElements =
  'svg|g|path|rect|circle|ellipse|line|polyline|polygon|title|desc|defs|linearGradient|radialGradient|stop|clipPath|mask|use|symbol'
const inPage = new RegExp(`^(${drawingElements})$`)
/** More than a logo: also texts, styles and patterns. */
const inFile = new RegExp(`^(${drawingElements}|text|tspan|style|pattern)$`)

const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g

const attributeProblems = (attributes: string, isInPage: boolean): string[] =>
  [...attributes.matchAll(/(?<![\w:-])([\w:-]+)\s*=\s*["']([^"']*)["']/g)].flatMap(
    ([, name = '', value = '']) => {
      if (/^on/i.test(name)) return [`contains script (${name})`]
      if (/href$/i.test(name) && !value.startsWith('#')) return ['refers to an external resource (href)']
      return isInPage && /^(style|class)$/i.test(name) ? [`has a ${name}, which pages must not contain`] : []
    },
  )

/** An accepted SVG is used without changes. */
const svgProblems = (text: string, isInPage: boolean): string[] => {
  const drawing = text.replace(/^\uFEFF?\s*(<\?xml[^>]*\?>)?/, '').replaceAll(/<!--(?:(?!--).)*-->/gs, '')
  if (!/^\s*<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(drawing)) return ['is not an SVG']
  const problems: string[] = []
  const open: string[] = []
  for (const [, closes, name = '', attributes = '', isEmpty] of drawing.matchAll(tag)) {
    if (closes) {
      if (open.pop() !== name) return [`is not well formed at </${name}>`]
      continue
    }
    if (!isEmpty) open.push(name)
    if (!(isInPage ? inPage : inFile).test(name)) problems.push(`contains <${name}>`)
    problems.push(...attributeProblems(attributes, isInPage))
  }
  if (open.length > 0 || drawing.replaceAll(tag, '').includes('<')) problems.push('is not well formed')
  if (/url\(\s*(?!['"]?#)|@import|\\/i.test(drawing)) problems.push('refers to an external resource')
  if (sizeOfSvg(drawing) === null) problems.push('has no viewBox')
  return [...new Set(problems)]
}

const sizeOfPng = (content: Buffer): Size | null =>
  content.toString('latin1', 0, 8) === '\u0089PNG\r\n\u001A\n' && content.length > 24
    ? { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
    : null

const createReader = (folder: string, reportProblem: (line: string) => void) => {
  const read = (name: string, largest = largestFile): Buffer | null => {
    const path = join(folder, name)
    if (!existsSync(path)) {
      reportProblem(`${name} is missing`)
      return null
    }
    const content = readFileSync(path)
    if (content.length <= largest) return content
    reportProblem(`${name} has ${content.length} bytes, more than ${largest}`)
    return null
  }
  const svg = (name: string, isInPage: boolean): string | null => {
    const text = read(name, isInPage ? largestLogo : largestFile)?.toString() ?? null
    const problems = text === null ? [] : svgProblems(text, isInPage)
    for (const problem of problems) reportProblem(`${name} ${problem}`)
    return problems.length > 0 ? null : text
  }
  const png = (name: string, side?: number) => {
    const content = read(name)
    if (content === null) return null
    const size = sizeOfPng(content)
    if (size === null) reportProblem(`${name} is not a PNG`)
    else if (side !== undefined && (size.width !== side || size.height !== side))
      reportProblem(`${name} is ${size.width} × ${size.height} px, not ${side} × ${side}`)
    return size && { content, size }
  }
  const font = (name: string): Buffer | null => {
    const content = read(name)
    if (content === null || content.toString('latin1', 0, 4) === 'wOF2') return content
    reportProblem(`${name} is not a WOFF2 font`)
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

const readBrandFile = (folder: string, reportProblem: (line: string) => void): BrandFile | null => {
  const path = join(folder, 'brand.json')
  if (!existsSync(path)) {
    reportProblem(`${path} is missing`)
    return null
  }
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    reportProblem('brand.json is not JSON')
    return null
  }
  const { success, output, issues = [] } = v.safeParse(brandSchema, json)
  for (const issue of issues)
    reportProblem(`brand.json: ${v.getDotPath(issue) ?? 'the whole file'} ${issue.message}`)
  return success ? output : null
}

const isAsLarge = (size: Size, otherSize: Size) =>
  size.width === otherSize.width && size.height === otherSize.height

/** The hash of the content lets browsers cache the font without a time limit. */
const fontAddress = (name: string, content: Buffer): string => {
  const suffix = extname(name)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `/assets/${name.slice(0, -suffix.length)}-${hash}${suffix}`
}

/** Where an installation has another name than the brand. */
const renamed = (picture: Buffer, from: string, to: string): Buffer =>
  from === to ? picture : Buffer.from(picture.toString().replaceAll(from, () => to.replace(/[&<]/g, '')))

/**
 * @param reportProblem called with each error, as one line
 * @param productName the portal's name, if it is not the brand's
 * @returns `null` if there is an error
 */
export const readBrand = (
  folder: string,
  reportProblem: (line: string) => void,
  productName?: string,
): Brand | null => {
  let isSound = true
  const refuse = (line: string) => {
    isSound = false
    reportProblem(line)
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
    if (bill && picture && !isAsLarge(picture.size, bill.size))
      refuse(`${name} does not have the size of the bill`)
    return { language, name, picture }
  })
  const icon = reader.svg('icon.svg', false)
  const icons = Object.entries(brandIcons).map(([name, side]) => [name, reader.png(name, side)] as const)
  const { web } = file.font
  const fonts = (web?.files ?? []).map((font) => [font.file, reader.font(font.file)] as const)
  const licence = web?.licence === undefined ? null : reader.read(web.licence)
  const logoSize = logo === null ? null : sizeOfSvg(logo)
  if (!isSound || logo === null || !logoSize || !mailHeader || !bill || icon === null) return null

  const billOf = (name: string, content: Buffer) =>
    extname(name) === '.svg' ? renamed(content, file.productName, productName ?? file.productName) : content
  const files = new Map<string, Buffer>([
    [`${brandPath}/icon.svg`, Buffer.from(icon)],
    [`${brandPath}/${file.bill.file}`, billOf(file.bill.file, bill.content)],
  ])
  for (const { name, picture } of otherBills)
    if (picture) files.set(`${brandPath}/${name}`, billOf(name, picture.content))
  for (const [name, image] of icons) if (image) files.set(`${brandPath}/${name}`, image.content)
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
    fonts: [...addresses.values()],
    files,
  }
}
