import type { Brand } from '../platform/brand.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Escaped text in which each of `links` can be followed, wherever it stands. */
export const linkedText = (text: string, links: readonly string[]): string => {
  const [link, ...rest] = links.toSorted((a, b) => b.length - a.length)
  if (link === undefined) return escapeHtml(text)
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
  return text
    .split(link)
    .map((part) => linkedText(part, rest))
    .join(anchor)
}

/** The brand's picture travels with a mail: one on a server would be held back, and tell when a mail is read. */
export const mailHeaderId = 'brand'

/** The same mail for people who read HTML: its paragraphs, large and plain, with links to follow, under the brand's header. */
export const mailHtml = (
  subject: string,
  body: string,
  links: readonly string[],
  language: string,
  { file, mailHeader }: Pick<Brand, 'file' | 'mailHeader'>,
): string => {
  const { light, font } = file
  const { width, height } = mailHeader.size
  const paragraphs = body
    .trim()
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        `<p>${linkedText(paragraph, links).replaceAll('\n', '<br>').replaceAll('<a ', `<a style="color: ${light.deep}" `)}</p>`,
    )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin: 0; background: ${light.surface}; color: ${light.ink}">
<div style="margin: 0 auto; max-width: 36em; padding: 1em; font: 18px/1.5 ${escapeHtml(font.system.join(', '))}">
<img src="cid:${mailHeaderId}" alt="${escapeHtml(mailHeader.alt)}" width="${width}" height="${height}" style="font-size: 1.3em; font-weight: bold">
<h1 style="font-size: 1.3em">${escapeHtml(subject)}</h1>
${paragraphs.join('\n')}
</div></body></html>
`
}
