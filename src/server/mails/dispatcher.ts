import { sql } from 'kysely'
import { type Database, fromNow, now } from '../database/database.ts'
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
  /** Sends what is due now, without waiting for the next round. */
  wake(): void
  stop(): Promise<void>
}

export interface DispatcherSettings {
  readonly mailServer: MailServer | null
  readonly mailFrom: string
  readonly smsGateway: SmsGateway | null
  readonly brand: Brand
  readonly utilityName: string
  /** The outbox page is where messages arrive that have no other way out; it shows what was sent. */
  readonly sandbox: boolean
}

/** Milliseconds between two rounds, so that a message that failed goes out later. */
const pause = 5000
/** Messages of one kind that one server sends at a time. */
const atOnce = 4
/** Seconds a message is one server's; a server that ends meanwhile leaves it to the others after that. */
const lease = (2 * tryLimit) / 1000
/** Tries after which a message is given up: 14 hours, half of them between the last eight. */
const mostTries = 24
/** Seconds. */
const [firstDelay, longestDelay, longestAsked] = [5, 3600, 86_400]

/** Twice as long after each try, and never the same for many that failed together. */
const delayAfter = (tries: number, asked = 0): number => {
  const delay = Math.min(firstDelay * 2 ** (tries - 1), longestDelay)
  return Math.max(delay * (0.5 + Math.random() / 2), Math.min(asked, longestAsked))
}

/** As the figures name the work. */
const sendingSteps = { mail: 'messages: send mails', sms: 'messages: send text messages' } satisfies Record<
  Kind,
  string
>
const lateStep = 'messages: give up late ones'

const outboxAlone: Deliver = () => Promise.resolve({ kind: 'sent' })

/** The way out of each kind; none for a kind that has to wait. */
const waysOut = ({ mailServer, mailFrom, brand, utilityName, smsGateway, sandbox }: DispatcherSettings) => {
  const instead = sandbox ? outboxAlone : null
  return {
    mail: mailServer ? createMailDelivery(mailServer, mailFrom, brand, utilityName) : instead,
    sms: smsGateway ? createSmsDelivery(smsGateway) : instead,
  } satisfies Record<Kind, Deliver | null>
}

/** What holds codes and links. Only the sandbox's outbox shows it again. */
const blanked = { body: '', links: [] }
/** Given up; servers of the version before look at the time of the next attempt alone. */
const dead = { deadAt: now, nextAttemptAt: sql<Date>`'infinity'::timestamptz` }

/** Takes the message that has waited longest; other servers pass over it until the lease ends. */
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

/** Sends messages after the transaction that wrote them: by the gateways, or to the sandbox's outbox alone. */
export const createDispatcher = (
  db: Database,
  settings: DispatcherSettings,
  figures: WorkFigures,
  log: Log,
): Dispatcher => {
  const onceGone = settings.sandbox ? {} : blanked
  /** Taken by a gateway, and not written down yet as the database was gone: not to be sent twice for that. */
  const accepted = new Set<string>()
  let isStopped = false

  const keepSent = async ({ id }: Claimed) => {
    accepted.add(id)
    const sent = { sentAt: now, deadAt: null, failure: null, ...onceGone }
    await db.updateTable('message').set(sent).where('id', '=', id).execute()
    accepted.delete(id)
  }
  const keepFailed = async ({ id, kind, attempts }: Claimed, failed: Exclude<Delivery, { kind: 'sent' }>) => {
    const isLast = failed.kind === 'never' || attempts >= mostTries
    const delay = delayAfter(attempts, failed.kind === 'later' ? failed.seconds : 0)
    const next = sql<Date>`least(${fromNow(delay, 'second')}, expires_at)`
    await db
      .updateTable('message')
      .set({ failure: failed.reason, ...(isLast ? dead : { nextAttemptAt: next }) })
      .where('id', '=', id)
      // the lease may have ended: then it is somebody else's
      .where('attempts', '=', attempts)
      .where('sentAt', 'is', null)
      .execute()
    log({
      event: isLast ? 'dead letter' : 'message not sent',
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

  /** What nobody can use any more is not sent. */
  const giveUpLate = async () => {
    const late = await db
      .updateTable('message')
      .set({ ...dead, ...onceGone, failure: sql<string>`concat_ws(', ', 'too late', failure)` })
      .where('sentAt', 'is', null)
      .where('nextAttemptAt', '<=', now)
      .where('expiresAt', '<=', now)
      .returning(['id', 'kind', 'attempts', 'failure'])
      .execute()
    for (const { id, kind, attempts, failure } of late)
      log({ event: 'dead letter', kind, id, tries: attempts, reason: failure ?? '' })
    return 'done' as const
  }

  const running = new Set<Promise<void>>()
  const run = (work: () => Promise<void>) => {
    const ended = work()
      .catch((error: unknown) => log({ event: 'messages wait', ...errorEntry(error) }))
      .finally(() => running.delete(ended))
    running.add(ended)
    return ended
  }
  /** One whose delivery fails waits for its next try: that is no failure of this work. */
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
          // there may be more: a gateway that is slow with this one holds up no other
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

  const ways = waysOut(settings)
  const starts = [
    ways.mail ? createSenders('mail', ways.mail) : () => {},
    ways.sms ? createSenders('sms', ways.sms) : () => {},
  ]
  const wake = () => {
    for (const start of starts) start()
  }
  const look = () => {
    void run(() => figures.run(lateStep, giveUpLate))
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
