import type { IncomingMessage, ServerResponse } from 'node:http'
import { operations } from '../../contract/operations.ts'
import type { Log } from '../platform/log.ts'
import { requestIdOf } from './request-id.ts'

/** What a request was for, in words of our own; `null` for the portal's files, which are not logged. */
const purposeOf = (path: string): string | null => {
  const [, first = '', second = ''] = path.split('/')
  if (first === 'api') return Object.hasOwn(operations, second) ? second : 'unknown operation'
  if (first === 'oauth2') return 'identity'
  if (first === 'sandbox') return 'sandbox'
  return /\.[^/]+$/.test(path) ? null : 'page'
}

/** One line when the request is over: no address, no query, no body. */
export const logRequest = (
  log: Log,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const operation = purposeOf(path)
  if (operation === null) return
  const start = performance.now()
  response.once('close', () => {
    const ms = Math.round(performance.now() - start)
    const status = response.writableFinished ? response.statusCode : 499
    log({ requestId: requestIdOf(request), operation, method: request.method ?? '', status, ms })
  })
}
