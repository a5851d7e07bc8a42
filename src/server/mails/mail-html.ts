import type { Brand } from '../platform/brand.ts'
import { toLanguage } from '../platform/language.ts'
import { wordsIn } from './write-mail.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const linkTo = (address: string): string => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`

/** @param linkOf returns the HTML of a link */
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
  readonly productName: string
  readonly utilityName: string
  readonly supportPhone: string
}

const reasonOf = ({ language, utilityName }: MailParts): string =>
  wordsIn(toLanguage(language)).endOfMail.why(utilityName)

export const mailText = (mail: MailParts): string => `${mail.body}\n\n${reasonOf(mail)}\n`

const paragraphsOf = (body: string): readonly string[] => body.trim().split(/\n\s*\n/)

/** Never divided by a line break. */
const linkToCall = (phone: string): string =>
  `<a style="white-space: nowrap" href="tel:${escapeHtml(phone)}">${escapeHtml(phone)}</a>`

/** A label and a URL in the next line become a button. The host below it shows where the button leads. */
const paragraphHtml = (
  paragraph: string,
  { links, supportPhone }: MailParts,
  buttonStyle: string,
): string => {
  const [label = '', link = '', ...more] = paragraph.split('\n')
  const linkOf = (text: string) => (text === supportPhone ? linkToCall(text) : linkTo(text))
  return links.includes(link) && more.length === 0
    ? `<p><a class="button" style="${buttonStyle}" href="${escapeHtml(link)}">${escapeHtml(label)}</a><br><small>${escapeHtml(new URL(link).host)}</small></p>`
    : `<p>${linkedText(paragraph, [...links, supportPhone], linkOf).replaceAll('\n', '<br>')}</p>`
}

/** The width of the text column is suitable for a phone. */
export const mailHtml = (
  mail: MailParts,
  { file, mailHeader }: Pick<Brand, 'file' | 'mailHeader'>,
): string => {
  const { subject, body, language, productName, utilityName } = mail
  const { light, dark, font } = file
  const { width, height } = mailHeader.size
  const paragraphs = paragraphsOf(body)
  // Mail programs show this text in their list: the first paragraph after the greeting.
  const preview = paragraphs.at(Math.min(1, paragraphs.length - 1)) ?? subject
  // A picture with another name than that of the portal would look like a forgery.
  const head =
    mailHeader.alt === productName
      ? `<img src="cid:${mailHeaderId}" alt="${escapeHtml(mailHeader.alt)}" width="${width}" height="${height}">`
      : `<strong>${escapeHtml(productName)}</strong>`
  // Inline too, because some mail programs remove style sheets.
  const buttonStyle = `display: inline-block; margin-bottom: 4px; padding: 14px 24px; background: ${light.deep}; color: ${light['on-deep']}; border-radius: 4px; font-weight: bold; text-decoration: none`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; background: ${light.surface}; color: ${light.ink} }
.mail { margin: 0 auto; max-width: 36em; padding: 1em; font: 18px/1.5 ${font.system.join(', ')}; overflow-wrap: anywhere }
.brand { display: inline-block; padding: 8px; background: ${light.surface}; color: ${light.ink}; border-radius: 4px }
.brand img { display: block; font-size: 1.3em; font-weight: bold }
h1 { font-size: 1.3em; line-height: 1.25 }
a { color: ${light.deep} }
.why { border-top: 1px solid ${light.edge}; padding-top: 1em; font-size: 16px }
@media (prefers-color-scheme: dark) {
body { background: ${dark.surface}; color: ${dark.ink} }
a { color: ${dark.deep} }
a.button { background: ${dark.deep} !important; color: ${dark['on-deep']} !important }
.why { border-color: ${dark.edge} }
}
</style></head>
<body>
<div style="display: none">${escapeHtml(preview.split('\n')[0] ?? '')}</div>
<div class="mail">
<p><span class="brand">${head}</span><br>${escapeHtml(utilityName)}</p>
<h1>${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => paragraphHtml(paragraph, mail, buttonStyle)).join('\n')}
<p class="why">${escapeHtml(reasonOf(mail))}</p>
</div></body></html>
`
}
