import { escapeHtml, linkedText, mailHeaderId, mailHtml } from '../../server/mails/mail-html.ts'
import type { Database } from '../../server/database/database.ts'
import type { SandboxDeps } from '../../server/sandbox.ts'
import { sandboxPage } from './sandbox-page.ts'

/** As `/sandbox/outbox.json` returns it, with `sentAt` in ISO 8601. */
export interface OutboxEntry {
  readonly id: string
  readonly kind: 'mail' | 'sms'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
  readonly sentAt: string
}

const mostShown = 500

/** The links of the sample people have no host: the server's address was unknown when they were written. */
const atHome = <Entry extends Pick<OutboxEntry, 'text' | 'links'>>(
  { text, links, ...entry }: Entry,
  origin: string,
) => {
  const bare = links.filter((link) => link.startsWith('/'))
  return {
    ...entry,
    text: bare.reduce((whole, link) => whole.replaceAll(link, origin + link), text),
    links: links.map((link) => (link.startsWith('/') ? origin + link : link)),
  }
}

/** The 500 most recent, the newest first. */
export const readOutbox = async (db: Database, origin: string): Promise<OutboxEntry[]> => {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'kind', 'recipient as to', 'subject', 'body as text', 'links', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(({ createdAt, ...entry }) => atHome({ ...entry, sentAt: createdAt.toISOString() }, origin))
}

/** A page of its own: the outbox shows it in a frame. `null` if there is no such mail. */
export const mailPage = async (
  { db, publicOrigin, brand, ...names }: SandboxDeps,
  id: string,
): Promise<string | null> => {
  const row = await db
    .selectFrom('message')
    .select(['subject', 'body as text', 'links', 'language', 'head'])
    .where((eb) => eb(eb.cast<string>('id', 'text'), '=', id))
    .where('kind', '=', 'mail')
    .executeTakeFirst()
  if (!row) return null
  const { text: body, links, ...mail } = atHome(row, publicOrigin)
  const picture = `data:image/png;base64,${brand.mailHeader.png.toString('base64')}`
  return mailHtml({ ...names, ...mail, body, links }, brand)
    .replace(`cid:${mailHeaderId}`, picture)
    .replace('<head>', '<head><base target="_top">')
}

const message = ({ id, kind, to, subject, text, links, sentAt }: OutboxEntry) => {
  const [name, html] = kind === 'sms' ? ['SMS', ''] : ['Mail', `/sandbox/outbox/${id}`]
  return `<article class="message">
<h2 class="h3">${escapeHtml(subject || name)}</h2>
<p><small>${name} to ${escapeHtml(to)}, <time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time>${html && `<br><a href="${html}">Show as HTML</a>`}</small></p>
<div class="body">${linkedText(text, links)}</div>
${html && `<iframe src="${html}" title="As HTML: ${escapeHtml(subject)}" loading="lazy" sandbox="allow-top-navigation-by-user-activation"></iframe>`}
</article>`
}

export const outboxPage = async (db: Database, origin: string): Promise<string> => {
  const entries = await readOutbox(db, origin)
  const intro =
    '<p>This page shows every mail and SMS that the backend has sent, newest first. <a href="/sandbox/outbox">Reload</a> · <a href="/sandbox/outbox.json">Show as JSON</a></p>'
  return sandboxPage(
    'Outbox',
    intro + (entries.map(message).join('\n') || '<p>Nothing has been sent yet.</p>'),
  )
}
