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

export interface Dispatcher {
  /** Starts to send all due messages now, without waiting for the next round. */
  wake(): void
  stop(): Promise<void>
}

export interface DispatcherSettings {
  readonly mailServer: MailServer | null
  readonly mailFrom: string
  readonly smsGateway: SmsGateway | null
  readonly brand: Brand
  readonly page: Pick<PageConfiguration, 'productName' | 'utilityName' | 'supportPhone'>
  /**
   * Whether the sandbox is on. If no gateway is set, the sandbox treats each message as sent and shows it in its
   * outbox.
   */
  readonly sandbox: boolean
}

/**
 * Milliseconds between two rounds. In each round, the server sends all messages that are due, including messages that
 * failed before.
 */
const pause = 5000
/** Maximum number of messages of one kind that one server sends in parallel. */
const atOnce = 4
/**
 * Seconds for which a server reserves a message. If the server crashes, other servers can take the message after this
 * time.
 */
const lease = (2 * tryLimit) / 1000
/**
 * Maximum number of tries. The last try is 7 to 14 hours after the first try, unless a gateway requests longer delays.
 */
const mostTries = 24
/** Seconds between two tries: the first delay, the longest delay, and the longest delay that a gateway can request. */
const [firstDelay, longestDelay, longestAsked] = [5, 3600, 86_400]

/**
 * Returns the seconds until the next try. The delay doubles after each try, up to `longestDelay`. If the gateway
 * requests a longer delay, that delay is used, up to `longestAsked`. The doubled delay has a random part, so that many
 * failed messages are not retried at the same time.
 */
const delayAfter = (tries: number, asked = 0): number => {
  const delay = Math.min(firstDelay * 2 ** (tries - 1), longestDelay)
  return Math.max(delay * (0.5 + Math.random() / 2), Math.min(asked, longestAsked))
}

/** The names of the background steps in the metrics. */
const sendingSteps = { mail: 'messages: send mails', sms: 'messages: send text messages' } satisfies Record<
  Kind,
  string
>
const lateStep = 'messages: give up late ones'

const outboxAlone: Deliver = () => Promise.resolve({ kind: 'sent' })

/**
 * Returns the function that sends mails, and the function that sends text messages. If a gateway is missing and the
 * sandbox is on, the messages of this kind are treated as sent. If a gateway is missing and the sandbox is off, the
 * function is `null`, and the messages wait.
 */
const deliveriesOf = ({ mailServer, mailFrom, brand, page, smsGateway, sandbox }: DispatcherSettings) => {
  const instead = sandbox ? outboxAlone : null
  return {
    mail: mailServer ? createMailDelivery(mailServer, mailFrom, brand, page) : instead,
    sms: smsGateway ? createSmsDelivery(smsGateway) : instead,
  } satisfies Record<Kind, Deliver | null>
}

/**
 * The values that clear the text of a message after the message was sent or has expired, because the text contains
 * codes and links. The sandbox keeps the text for its outbox.
 */
const blanked = { body: '', links: [] }
/**
 * The values that mark a message as a dead letter. `nextAttemptAt` becomes `infinity`, so that servers of the previous
 * version do not send the message. They do not know `deadAt`.
 */
const dead = { deadAt: now, nextAttemptAt: sql<Date>`'infinity'::timestamptz` }

/** Reserves the message that became due first. Other servers skip this message until the reservation ends. */
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
    .returning(['id', 'kind', 'recipient', 'subject', 'body', 'links', 'language', 'attempts', 'createdAt'])
    .executeTakeFirst()
type Claimed = NonNullable<Awaited<ReturnType<typeof claimNext>>>

/**
 * Sends queued messages through the gateways after the transaction that queued the messages has committed. Without a
 * gateway, the sandbox only shows the messages in its outbox.
 */
export const createDispatcher = (
  db: Database,
  settings: DispatcherSettings,
  figures: WorkFigures,
  log: Log,
): Dispatcher => {
  const contentAfterSending = settings.sandbox ? {} : blanked
  /**
   * Ids of messages that a gateway has accepted and that are not yet marked as sent in the database, for example
   * because the database was unavailable. The server must not send these messages again.
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
  /**
   * Marks messages as sent that a gateway has accepted while the database was unavailable. Otherwise another server
   * would send these messages again when their reservation ends.
   */
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
      // If this server's reservation of the message has ended, another server might be sending this message now. In
      // this case, this server does not store the result of its own try.
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

  /** Marks expired messages as dead letters, which the server does not try to send again. */
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
  /**
   * Creates a function that starts to send the due messages of one kind (mails or text messages). If a message cannot
   * be sent, the server tries again later. In the metrics, the background step counts as successful even then.
   */
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
          // Starts another sender in parallel, so that a slow gateway does not delay the remaining messages.
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
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
