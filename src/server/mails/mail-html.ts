import type { Palette } from '../../contract/brand.ts'
import type { Brand } from '../platform/brand.ts'
import { toLanguage } from '../platform/language.ts'
import { headColours, headHtml, type MailHead } from './mail-head.ts'
import { wordsIn } from '../words/words.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const linkTo = (address: string): string => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`

/** @param linkOf returns the HTML of a link, or of another piece in `links` */
export const linkedText = (text: string, links: readonly string[], linkOf = linkTo): string => {
  const [link, ...rest] = links.toSorted((a, b) => b.length - a.length)
  if (link === undefined) return escapeHtml(text)
  return text
    .split(link)
    .map((part) => linkedText(part, rest, linkOf))
    .join(linkOf(link))
}

/**
 * The picture is attached: a mail program would block one from a server, which would also reveal when the mail is read.
 */
export const mailHeaderId = 'brand'

export interface MailParts {
  readonly subject: string
  readonly body: string
  readonly links: readonly string[]
  readonly language: string
  readonly head: MailHead
  readonly productName: string
  readonly utilityName: string
  readonly supportPhone: string
}

const reasonOf = ({ language, utilityName }: MailParts): string =>
  wordsIn(toLanguage(language)).endOfMail.why(utilityName)

export const mailText = (mail: MailParts): string => `${mail.body}\n\n${reasonOf(mail)}\n`

/** Inline, because some mail programs remove style sheets. */
const layouts: Readonly<Record<string, string>> = {
  page: 'margin: 0; padding: 0',
  paper: 'padding: 24px 12px 32px',
  sheet: 'max-width: 600px; border-radius: 14px; overflow: hidden; text-align: left',
  brand: 'padding: 12px 12px 12px 16px',
  logo: 'display: inline-block; padding: 8px 8px 8px 2px',
  utility: 'padding: 12px 24px 12px 0; font-size: 16px; line-height: 1.25; text-align: right',
  title: 'margin: 0 0 16px; font-size: 26px; line-height: 1.2; letter-spacing: -.01em',
  text: 'margin: 0 0 16px',
  fine: 'margin: 0 0 12px; font-size: 16px',
  code: 'font-size: 28px; letter-spacing: .08em; white-space: nowrap',
  number: 'white-space: nowrap',
  button:
    'display: block; padding: 14px 24px; border-radius: 8px; font-weight: bold; text-align: center; text-decoration: none',
  host: 'margin: 0 0 24px; font-size: 15px; text-align: center',
  why: 'max-width: 552px; margin: 0 auto; padding: 16px 24px 0; font-size: 15px; text-align: left',
}

const coloursIn = (palette: Palette, head: MailHead): Readonly<Record<string, string>> => ({
  ...headColours(palette, head),
  page: `background: ${palette.paper}; color: ${palette.ink}`,
  paper: `background: ${palette.paper}`,
  sheet: `background: ${palette.surface}; color: ${palette.ink}`,
  logo: `background: ${palette.surface}; color: ${palette.ink}`,
  utility: `color: ${palette['ink-2']}`,
  fine: `color: ${palette['ink-2']}`,
  host: `color: ${palette['ink-2']}`,
  button: `background: ${palette.deep}; color: ${palette['on-deep']}`,
  link: `color: ${palette.deep}`,
  why: `color: ${palette['ink-2']}`,
})

type Dress = (part: string, layout?: string) => string

/** A label and a URL in the next line become a button. The host below it shows where the button leads. */
const buttonHtml = (label: string, link: string, dress: Dress): string =>
  `<p style="margin: 0 0 4px"><a ${dress('button')} href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>
<p ${dress('host')}>${escapeHtml(new URL(link).host)}</p>`

/** What comes after the button, and the last paragraph, is small print. Codes and account numbers stand out. */
const paragraphsHtml = (
  paragraphs: readonly string[],
  { links, supportPhone }: MailParts,
  dress: Dress,
): string => {
  const buttonAt = paragraphs.findIndex((paragraph) => links.includes(paragraph.split('\n')[1] ?? ''))
  const markedOf = (piece: string) => {
    const text = escapeHtml(piece)
    if (links.includes(piece)) return `<a ${dress('link')} href="${text}">${text}</a>`
    if (piece === supportPhone)
      return `<a ${dress('link', 'white-space: nowrap')} href="tel:${text}">${text}</a>`
    return `<strong ${dress(/^\d/.test(piece) ? 'code' : 'number')}>${text}</strong>`
  }
  return paragraphs
    .map((paragraph, at) => {
      const [label = '', link = ''] = paragraph.split('\n')
      if (at === buttonAt) return buttonHtml(label, link, dress)
      const isFine = at === paragraphs.length - 1 || (buttonAt >= 0 && at > buttonAt)
      const numbers = paragraph.match(/XXXX-\d+|\b\d{6}(?=[.。]$)/g) ?? []
      const html = linkedText(paragraph, [...links, supportPhone, ...numbers], markedOf)
      return `<p ${dress(isFine ? 'fine' : 'text')}>${html.replaceAll('\n', '<br>')}</p>`
    })
    .join('\n')
}

/** Mail programs show it in their list: the first paragraph after the greeting. */
const previewOf = ([first = '', second]: readonly string[]): string =>
  (/[,:：]$/.test(first) ? (second ?? first) : first).split('\n')[0] ?? ''

/** The width of the text column is suitable for a phone. */
export const mailHtml = (
  mail: MailParts,
  { file, mailHeader }: Pick<Brand, 'file'> & { readonly mailHeader: Omit<Brand['mailHeader'], 'png'> },
): string => {
  const { subject, body, language, head, productName, utilityName } = mail
  const colours = coloursIn(file.light, head)
  const dress: Dress = (part, layout = layouts[part] ?? '') =>
    `class="${part}" style="${[layout, colours[part] ?? ''].filter(Boolean).join('; ')}"`
  const inDark = Object.entries(coloursIn(file.dark, head))
    .map(([part, values]) => `.${part} { ${values.replaceAll(/;|$/g, ' !important$&')} }`)
    .join('\n')
  const paragraphs = body.trim().split(/\n\s*\n/)
  const { width, height } = mailHeader.size
  // A picture with another name than that of the portal would look like a forgery.
  const brand =
    mailHeader.alt === productName
      ? `<img src="cid:${mailHeaderId}" alt="${escapeHtml(mailHeader.alt)}" width="${width}" height="${height}" style="display: block; font-size: 24px; font-weight: bold">`
      : `<strong>${escapeHtml(productName)}</strong>`
  // In the dark, the picture's light ground becomes black, and black vanishes on the sheet; the logo becomes light. The
  // signs after the preview keep the page's head out of it.
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark }
@media (max-width: 480px) {
.paper { padding: 0 0 24px !important }
.sheet { border-radius: 0 !important }
}
@media (prefers-color-scheme: dark) {
${inDark}
.logo img { filter: invert(1) hue-rotate(180deg); mix-blend-mode: screen }
}
</style></head>
<body ${dress('page')}>
<div style="display: none; max-height: 0; overflow: hidden">${escapeHtml(previewOf(paragraphs))}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" ${dress('paper')}>
<div role="article" lang="${language}" style="font: 18px/1.5 ${file.font.system.join(', ')}; overflow-wrap: anywhere">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${dress('sheet')}>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td ${dress('brand')}><div ${dress('logo')}>${brand}</div></td>
<td ${dress('utility')}>${escapeHtml(utilityName)}</td>
</tr></table></td></tr>
<tr>${headHtml(head, dress)}</tr>
<tr><td style="padding: 24px 24px 16px">
<h1 ${dress('title')}>${escapeHtml(subject)}</h1>
${paragraphsHtml(paragraphs, mail, dress)}
</td></tr></table>
<p ${dress('why')}>${escapeHtml(reasonOf(mail))}</p>
</div></td></tr></table></body></html>
`
}
