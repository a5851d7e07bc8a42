import type { Language } from '../../contract/languages.ts'
import type { MailHead } from './mail-head.ts'
import { noticeAfterCommit } from '../database/connection/lost-connections.ts'
import { type Database, fromNow } from '../database/database.ts'

/** `body` is plain text, and `links` are the URLs in it that the recipient can open. */
export interface Message {
  readonly kind: 'mail' | 'sms'
  readonly to: string
  readonly subject?: string
  readonly body: string
  readonly links?: readonly string[]
  readonly language?: Language
  readonly head?: MailHead
  /** The server does not send an expired message. */
  readonly minutes?: number
}

/** Without a code or a link. */
const usualMinutes = 2 * 24 * 60

/** The notice that wakes the dispatcher. */
export const messagesQueued = 'messages queued'

/** In the caller's transaction; sent only after the commit. */
export const queueMessage = async (db: Database, message: Message): Promise<void> => {
  const {
    kind,
    to,
    subject = '',
    body,
    links = [],
    language = 'en',
    head = 'open',
    minutes = usualMinutes,
  } = message
  await db
    .insertInto('message')
    .values({
      kind,
      recipient: to,
      subject,
      body,
      links: [...links],
      language,
      head,
      expiresAt: fromNow(minutes, 'minute'),
    })
    .execute()
  await noticeAfterCommit(db, messagesQueued)
}
