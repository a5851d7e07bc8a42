import { createHmac } from 'node:crypto'
import type { Log } from '../platform/log.ts'
import type { SignInOutcome } from './check-credentials.ts'
import { normaliseLoginId } from './login-id.ts'

/** What somebody who watches over logins wants to know of; also the names of the counters. */
type SecurityEvent =
  | 'password accepted'
  | 'sign-in failed'
  | 'sign-in limited'
  | 'second factor failed'
  | 'second factor limited'
  | 'factor enrolled'
  | 'factor confirmed'
  | 'password reset asked'
  | 'password changed'
  | 'address changed'
  | 'registered'
  | 'activated'
  | 'signed out everywhere'
  | 'limit reached'

interface About {
  readonly oktaId?: string
  /** As typed: of nobody, or of a login that is not told from nobody. Only its keyed hash is logged. */
  readonly loginId?: string
  /** The name of a limit. */
  readonly limit?: string
}

/** Tells of one event of a request. */
export type Tell = (event: SecurityEvent, about: About) => void

/** From which request, by its id and its client's address. */
export type SecurityLog = (requestId: string, client: string) => Tell

/** One structured line for each event: neither a secret, nor a name, nor an address of mail or phone. */
export const createSecurityLog =
  (log: Log, key: Buffer): SecurityLog =>
  (requestId, client) =>
  (event, { oktaId, loginId, limit }) => {
    const typed =
      loginId !== undefined &&
      createHmac('sha256', key).update(normaliseLoginId(loginId)).digest('base64url').slice(0, 22)
    log({
      event,
      requestId,
      client,
      ...(oktaId && { login: oktaId }),
      ...(typed && { typed }),
      ...(limit && { limit }),
    })
  }

/** @param loginId as typed */
export const tellSignIn = (tell: Tell, loginId: string, outcome: SignInOutcome): void => {
  if (outcome.kind === 'signedIn') tell('password accepted', { loginId, oktaId: outcome.oktaId })
  else tell(outcome.kind === 'tooManyTries' ? 'sign-in limited' : 'sign-in failed', { loginId })
}
