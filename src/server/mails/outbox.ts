import type { Language } from '../platform/language.ts'
import { type Database, fromNow } from '../database/database.ts'

/** A mail or SMS to send. `links` are the addresses in `body` that a person opens; `body` is plain text. */
export interface Message {
  readonly kind: 'mail' | 'sms'
  readonly to: string
  readonly subject?: string
  readonly body: string
  readonly links?: readonly string[]
  readonly language?: Language
  /** How long the message is useful: later than that it is not sent. */
  readonly minutes?: number
}

/** For a message that holds nothing that expires. */
const usualMinutes = 2 * 24 * 60

/** Stores the message in the caller's transaction; it goes out only when that commits. */
export const queueMessage = async (db: Database, message: Message): Promise<void> => {
  const { kind, to, subject = '', body, links = [], language = 'en', minutes = usualMinutes } = message
  await db
    .insertInto('message')
    .values({
      kind,
      recipient: to,
      subject,
      body,
      links: [...links],
      language,
      expiresAt: fromNow(minutes, 'minute'),
    })
    .execute()
}
