import { sql } from 'kysely'
import { type Database, fromNow, now } from '../database/database.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import type { Brand } from '../platform/brand.ts'
import type { MailServer, SmsGateway } from '../platform/gateway-settings.ts'
import { errorEntry, type Log } from '../platform/log.ts'
import type { WorkFigures } from '../platform/work-figures.ts'
import {
  createMailDelivery,
  createSmsDelivery,
  type Deliver,
  type Delivery,
  reasonOf,
  tryLimit,
} from './gateways.ts'
import type { Message } from './outbox.ts'

type Kind = Message['kind']

export interface DispatcherSettings {
  readonly mailServer: MailServer | null
  readonly mailFrom: string
  readonly smsGateway: SmsGateway | null
  readonly brand: Brand
  readonly page: Pick<PageConfiguration, 'productName' | 'utilityName' | 'supportPhone'>
  /** Without a gateway, the sandbox treats each message as sent and shows it in its outbox. */
  readonly sandbox: boolean
}

/** Milliseconds between two rounds, each of which sends all due messages, also those that failed before. */
const pause = 5000
/** Of one kind, by one server. */
const atOnce = 4
/** Seconds. If the server crashes, other servers can take the message after this time. */
const lease = (2 * tryLimit) / 1000
/** The last try is 7 to 14 hours after the first, unless a gateway requests longer delays. */
const mostTries = 24
/** Seconds; `longestAsked` by a gateway. */
const [firstDelay, longestDelay, longestAsked] = [5, 3600, 86_400]

/**
 * Seconds, doubled after each try. A longer delay that the gateway requests wins. The random part keeps many failed
 * messages from being retried at the same time.
 */
const delayAfter = (tries: number, asked = 0): number => {
  const delay = Math.min(firstDelay * 2 ** (tries - 1), longestDelay)
  return Math.max(delay * (0.5 + Math.random() / 2), Math.min(asked, longestAsked))
}

/** In the metrics. */
const sendingSteps = { mail: 'messages: send mails', sms: 'messages: send text messages' } satisfies Record<
  Kind,
  string
>
const lateStep = 'messages: give up late ones'

const outboxAlone: Deliver = () => Promise.resolve({ kind: 'sent' })

/** Without a gateway, messages count as sent in the sandbox; otherwise the function is `null`, and they wait. */
const deliveriesOf = ({ mailServer, mailFrom, brand, page, smsGateway, sandbox }: DispatcherSettings) => {
  const instead = sandbox ? outboxAlone : null
  return {
    mail: mailServer ? createMailDelivery(mailServer, mailFrom, brand, page) : instead,
    sms: smsGateway ? createSmsDelivery(smsGateway) : instead,
  } satisfies Record<Kind, Deliver | null>
}

/** The text contains codes and links. The sandbox keeps it for its outbox. */
const blanked = { body: '', links: [] }
/** `infinity`, so that servers of the previous version, which do not know `deadAt`, do not send the message. */
const dead = { deadAt: now, nextAttemptAt: sql<Date>`'infinity'::timestamptz` }

/** The one that became due first. Other servers skip it until the reservation ends. */
const claimNext = (db: Database, kind: Kind) =>
  db
    .updateTable('message')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: fromNow(lease, 'second') }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('message')
        .select('id')
        .where('sentAt', 'is', null)
        .where('nextAttemptAt', '<=', now)
        .where('expiresAt', '>', now)
        .where('kind', '=', kind)
        .orderBy('nextAttemptAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'recipient', 'subject', 'body', 'links', 'language', 'head'])
    .returning(['attempts', 'createdAt'])
    .executeTakeFirst()
type Claimed = NonNullable<Awaited<ReturnType<typeof claimNext>>>

/** After the transaction that queued the messages has committed. */
export const createDispatcher = (
  db: Database,
  settings: DispatcherSettings,
  figures: WorkFigures,
  log: Log,
) => {
  const contentAfterSending = settings.sandbox ? {} : blanked
  /**
   * Accepted by a gateway but not yet marked as sent, for example because the database was unavailable. They must not
   * be sent again.
   */
  const accepted = new Set<string>()
  let isStopped = false

  const markAsSent = async (id: string) => {
    const sent = { sentAt: now, deadAt: null, failure: null, ...contentAfterSending }
    const row = await db
      .updateTable('message')
      .set(sent)
      .where('id', '=', id)
      .returning(['kind', sql<number>`extract(epoch from now() - created_at)::float8`.as('seconds')])
      .executeTakeFirst()
    accepted.delete(id)
    if (row) log({ event: 'message_sent', id, ...row })
  }
  /** Otherwise another server would send them again when their reservation ends. */
  const markAccepted = async () => {
    for (const id of accepted) await markAsSent(id)
  }
  const keepSent = ({ id }: Claimed) => {
    accepted.add(id)
    return markAsSent(id)
  }
  const keepFailed = async ({ id, kind, attempts }: Claimed, failed: Exclude<Delivery, { kind: 'sent' }>) => {
    const isLast = failed.kind === 'never' || attempts >= mostTries
    const delay = delayAfter(attempts, failed.kind === 'later' ? failed.seconds : 0)
    const next = sql<Date>`least(${fromNow(delay, 'second')}, expires_at)`
    await db
      .updateTable('message')
      .set({ failure: failed.reason, ...(isLast ? dead : { nextAttemptAt: next }) })
      .where('id', '=', id)
      // If the reservation has ended, another server might be sending this message: its result counts.
      .where('attempts', '=', attempts)
      .where('sentAt', 'is', null)
      .execute()
    log({
      event: isLast ? 'dead_letter' : 'message_not_sent',
      kind,
      id,
      tries: attempts,
      reason: failed.reason,
    })
  }
  const tryOnce = (deliver: Deliver, { createdAt, ...message }: Claimed): Promise<Delivery> =>
    accepted.has(message.id)
      ? Promise.resolve({ kind: 'sent' })
      : deliver({ ...message, key: `${createdAt.getTime()}.${message.id}` }).catch((error: unknown) => ({
          kind: 'later',
          reason: reasonOf(error),
        }))

  const giveUpExpired = async () => {
    const late = await db
      .updateTable('message')
      .set({ ...dead, ...contentAfterSending, failure: sql<string>`concat_ws(', ', 'too late', failure)` })
      .where('sentAt', 'is', null)
      .where('nextAttemptAt', '<=', now)
      .where('expiresAt', '<=', now)
      .returning(['id', 'kind', 'attempts', 'failure'])
      .execute()
    for (const { id, kind, attempts, failure } of late)
      log({ event: 'dead_letter', kind, id, tries: attempts, reason: failure ?? '' })
    return 'done' as const
  }

  const running = new Set<Promise<void>>()
  const run = (work: () => Promise<void>) => {
    const ended = work()
      .catch((error: unknown) => log({ event: 'messages_wait', ...errorEntry(error) }))
      .finally(() => running.delete(ended))
    running.add(ended)
    return ended
  }
  /** A message that cannot be sent is tried again later; the step in the metrics counts as successful even then. */
  const createSenders = (kind: Kind, deliver: Deliver) => {
    const step = sendingSteps[kind]
    figures.add(step)
    let senders = 0
    const send = async () => {
      for (let isMore = true; isMore && !isStopped;)
        await figures.run(step, async () => {
          const message = await claimNext(db, kind)
          isMore = message !== undefined
          if (!message) return 'done'
          // In parallel, so that a slow gateway does not delay the remaining messages.
          start()
          const delivery = await tryOnce(deliver, message)
          await (delivery.kind === 'sent' ? keepSent(message) : keepFailed(message, delivery))
          return 'done'
        })
    }
    const start = () => {
      if (isStopped || senders >= atOnce) return
      senders += 1
      void run(send).finally(() => (senders -= 1))
    }
    return start
  }

  const ways = deliveriesOf(settings)
  const starts = [
    ways.mail ? createSenders('mail', ways.mail) : () => {},
    ways.sms ? createSenders('sms', ways.sms) : () => {},
  ]
  const wake = () => {
    for (const start of starts) start()
  }
  const look = () => {
    void run(markAccepted)
    void run(() => figures.run(lateStep, giveUpExpired))
    wake()
  }
  figures.add(lateStep)
  const timer = setInterval(look, pause).unref()
  look()
  return {
    /** Without waiting for the next round. */
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
