import { createTransport } from 'nodemailer'
import { errorEntry, type Log } from '../platform/log.ts'
import type { Database } from '../database/sql/database.ts'
import { mailHtml } from './mail-html.ts'

interface WaitingMessage {
  readonly id: string
  readonly kind: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly links: string[]
  readonly language: string
}
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
const sendNext = (sql: Database, kinds: readonly string[], deliver: Deliver, log: Log): Promise<boolean> =>
  sql.begin(async (transaction) => {
    const [message] = await transaction<WaitingMessage[]>`
      select id, kind, recipient, subject, body, links, language from message
      where sent_at is null and next_attempt_at <= now() and kind = any(${[...kinds]})
      order by id limit 1 for update skip locked`
    if (!message) return false
    try {
      await deliver(message)
      await transaction`update message set sent_at = now() where id = ${message.id}`
    } catch (error) {
      log({ event: 'mail not sent', ...errorEntry(error) })
      await transaction`update message set next_attempt_at = now() + interval '1 minute' where id = ${message.id}`
    }
    return true
  })

/** Sends messages after the transaction that wrote them: mails by SMTP, or to the sandbox's outbox alone. */
export const createDispatcher = (sql: Database, settings: DispatcherSettings, log: Log): Dispatcher => {
  const kinds = [
    ...(settings.smtpUrl || settings.sandbox ? ['mail'] : []),
    ...(settings.sandbox ? ['sms'] : []),
  ]
  const deliver = createDelivery(settings)
  let isStopped = false
  let isAsked = false
  let round: Promise<void> | null = null

  const sendAll = async () => {
    try {
      do {
        isAsked = false
        while (!isStopped && (await sendNext(sql, kinds, deliver, log)));
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
