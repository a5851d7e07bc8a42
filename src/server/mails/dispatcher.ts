import type { Selectable } from 'kysely'
import { createTransport } from 'nodemailer'
import { errorEntry, type Log } from '../platform/log.ts'
import { type Database, fromNow, now } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { mailHtml } from './mail-html.ts'

const columns = ['id', 'kind', 'recipient', 'subject', 'body', 'links', 'language'] as const
type WaitingMessage = Pick<Selectable<Schema['message']>, (typeof columns)[number]>
type Kind = WaitingMessage['kind']
type Deliver = (message: WaitingMessage) => Promise<void>

export interface Dispatcher {
  /** Sends what is due now, without waiting for the next round. */
  wake(): void
  stop(): Promise<void>
}

export interface DispatcherSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** The outbox page is where messages arrive that have no other way out. */
  readonly sandbox: boolean
}

/** Milliseconds between two rounds, so that a mail refused once goes out later. */
const pause = 15_000

const createDelivery = ({ smtpUrl, mailFrom }: DispatcherSettings): Deliver => {
  if (!smtpUrl) return async () => {}
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 8000,
  })
  return async ({ kind, recipient, subject, body, links, language }) => {
    if (kind === 'sms') return
    const html = mailHtml(subject, body, links, language)
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: recipient },
      subject,
      text: body,
      html,
    })
  }
}

/** Sends the oldest message that is due; another server passes over it meanwhile. False when there is none. */
const sendNext = (db: Database, kinds: readonly Kind[], deliver: Deliver, log: Log): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const message = await transaction
      .selectFrom('message')
      .select(columns)
      .where('sentAt', 'is', null)
      .where('nextAttemptAt', '<=', now)
      .where('kind', 'in', kinds)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!message) return false
    const update = transaction.updateTable('message').where('id', '=', message.id)
    try {
      await deliver(message)
      await update.set({ sentAt: now }).execute()
    } catch (error) {
      log({ event: 'mail not sent', ...errorEntry(error) })
      await update.set({ nextAttemptAt: fromNow(1, 'minute') }).execute()
    }
    return true
  })

/** Sends messages after the transaction that wrote them: mails by SMTP, or to the sandbox's outbox alone. */
export const createDispatcher = (db: Database, settings: DispatcherSettings, log: Log): Dispatcher => {
  const kinds: Kind[] = []
  if (settings.smtpUrl || settings.sandbox) kinds.push('mail')
  if (settings.sandbox) kinds.push('sms')
  const deliver = createDelivery(settings)
  let isStopped = false
  let isAsked = false
  let round: Promise<void> | null = null

  const sendAll = async () => {
    try {
      do {
        isAsked = false
        while (!isStopped && (await sendNext(db, kinds, deliver, log)));
      } while (isAsked && !isStopped)
    } catch (error) {
      log({ event: 'messages wait', ...errorEntry(error) })
    }
  }
  const wake = () => {
    isAsked = true
    if (isStopped || kinds.length === 0) return
    round ??= sendAll().finally(() => {
      round = null
    })
  }
  const timer = setInterval(wake, pause).unref()
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await round
    },
  }
}
