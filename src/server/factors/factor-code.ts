import { randomInt } from 'node:crypto'
import { hashSecret } from '../domain/secret-hash.ts'
import { queueMessage } from '../mails/outbox.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { texts } from '../mails/message-texts.ts'

export const codeMinutes = 10
/** Counted on the factor: a new code does not give new guesses (quality T12). */
export const guesses = 5
/** Without a code for this long, the guesses are given back. */
export const lockSeconds = 3600

export interface Factor {
  readonly id: string
  readonly oktaId: string
  readonly factorType: 'sms' | 'email'
  /** E.164 phone number or email address. */
  readonly recipient: string
  readonly status: 'PENDING_ACTIVATION' | 'ACTIVE'
  readonly codeHash: string | null
  readonly isExpired: boolean
  readonly failedAttempts: number
}

const message = (context: RequestContext, factor: Pick<Factor, 'factorType' | 'recipient'>, code: string) => {
  const { productName, language } = context
  const words = { productName, code, minutes: codeMinutes }
  if (factor.factorType === 'email')
    return { kind: 'mail', to: factor.recipient, ...texts[language].codeMail(words), language } as const
  const body = texts[language].codeSms({ ...words, host: new URL(context.publicOrigin).hostname })
  return { kind: 'sms', to: factor.recipient, body, language } as const
}

/** Sends a new code of six digits in the place of the one before; only its slow hash is stored. */
export const sendCode = async (
  context: RequestContext,
  factor: Pick<Factor, 'id' | 'factorType' | 'recipient'>,
): Promise<void> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await context.sql`
    update factor set code_hash = ${await hashSecret(code)}, code_sent_at = now(),
      code_expires_at = now() + ${codeMinutes} * interval '1 minute',
      failed_attempts = case when code_sent_at < now() - ${lockSeconds} * interval '1 second' then 0 else failed_attempts end
    where id = ${factor.id}`
  await queueMessage(context.sql, message(context, factor, code))
}
