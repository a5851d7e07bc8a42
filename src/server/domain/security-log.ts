import { createHmac } from 'node:crypto'
import type { Log } from '../platform/log.ts'
import { normaliseLoginId } from './spelling.ts'
import type { SecurityLog } from './request-context.ts'

/** No secret, no name, no email address and no phone number. */
export const createSecurityLog =
  (log: Log, key: Buffer): SecurityLog =>
  (requestId, client) =>
  (event, { oktaId, loginId, limit, call, codes, report }) => {
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
      ...call,
      ...(codes && { codes: codes.join(' ') }),
      ...(report && { code: report.code, requests: report.requests.join(' ') }),
    })
  }
