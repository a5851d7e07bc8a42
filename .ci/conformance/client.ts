import { randomUUID } from 'node:crypto'
import { headers as names } from '../../src/contract/http.ts'

/** In milliseconds, as the portal's. */
const timeLimit = 15_000

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly requestId: string
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'OPTIONS'
  readonly body?: string
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
  /** `null`: the call names no session. */
  readonly session?: string | null
}

/** A client that calls a backend in the same way as one tab of the portal. */
export const openClient = (base: string) => {
  const own = randomUUID()
  return async (operation: string, request: Request): Promise<Reply> => {
    const { method, body, contentType = 'application/json', session = own, headers = {} } = request
    const requestId = randomUUID()
    const response = await fetch(`${base.replace(/\/$/, '')}/${operation}`, {
      method,
      headers: {
        ...(session !== null && { [names.session]: session }),
        [names.request]: requestId,
        [names.userAgent]: 'mywater-portal/contract-check',
        ...(body !== undefined && { 'Content-Type': contentType }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
    return { status: response.status, headers: response.headers, text: await response.text(), requestId }
  }
}
export type Client = ReturnType<typeof openClient>
