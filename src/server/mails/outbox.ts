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
  /** How long it is of use: later than that it is not sent any more. */
  readonly minutes?: number
}

/** Of a message that holds nothing that expires. */
const usualMinutes = 2 * 24 * 60

const withMessages = new WeakSet<Database>()

/** Whether a message was queued in a transaction, perhaps one that was taken back since. */
export const hasMessages = (transaction: Database): boolean => withMessages.has(transaction)

/** Keeps the message in the caller's transaction; it goes out when that commits, and never when it does not. */
export const queueMessage = async (db: Database, message: Message): Promise<void> => {
  withMessages.add(db)
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
