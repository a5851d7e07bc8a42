import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { captchaTokens } from './captcha.ts'
import { type Body, createMemory, type Memory, type Operation, type Reply } from './memory.ts'
import { operations } from './operations.ts'

/**
 * What another party could have written, from the documents and the contract's page alone: imports nothing
 * of ours, has other customers, another order of fields and another captcha.
 */
export interface ForeignBackend {
  /** The portal's `API_BASE_URL`. */
  readonly baseUrl: string
  readonly memory: Memory
  /** In the order of the calls. */
  readonly called: readonly string[]
  readonly close: () => Promise<void>
}

/** By faulty operation; `null`: the backend lacks it. */
export type Broken = Readonly<Record<string, ((reply: Reply) => Reply) | null>>

const custom = 'X-Session-Id, X-Request-Id, X-User-Agent, X-Captcha-Token'
/** The page is from another origin. Calls contain no cookies. */
const allowed = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': `Content-Type, Accept-Language, Idempotency-Key, Authorization, ${custom}`,
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
}

const problemNames = {
  bad_request: 400,
  captcha_required: 403,
  not_found: 404,
  unsupported_media_type: 415,
} as const
class Problem extends Error {
  readonly code: keyof typeof problemNames
  constructor(code: keyof typeof problemNames) {
    super(code)
    this.code = code
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (field: string): string => {
  if (field.endsWith('[]')) return 'object'
  return field.endsWith('!') ? 'boolean' : 'string'
}

const fits = (value: Record<string, unknown>, fields: string): value is Body => {
  const known = fields.split(' ').map((field) => ({
    name: field.replace(/\W+$/, ''),
    type: typeOf(field),
    needed: !field.includes('?'),
  }))
  return (
    Object.entries(value).every(([name, each]) =>
      known.some((field) => field.name === name && field.type === typeof each),
    ) && known.every(({ name, needed }) => !needed || Object.hasOwn(value, name))
  )
}

const readBody = (type: string, sent: string, takes: readonly string[]): Body => {
  if (type.split(';')[0] !== 'application/json') throw new Problem('unsupported_media_type')
  let value: unknown
  try {
    value = JSON.parse(sent)
  } catch {
    throw new Problem('bad_request')
  }
  const body = isPlain(value) ? value : {}
  const found = takes.find((fields) => fits(body, fields))
  if (!isPlain(value) || found === undefined || !fits(body, found)) throw new Problem('bad_request')
  return body
}

export const startForeignBackend = async (portal: string, broken: Broken = {}): Promise<ForeignBackend> => {
  const memory = createMemory(portal)
  const called: string[] = []
  const passed = new Set<string>()
  const spent = new Set<string>()

  const passCaptcha = ({ headers }: IncomingMessage, session: string) => {
    const token = String(headers['x-captcha-token'] ?? '')
    if (token.startsWith(captchaTokens) && !spent.has(token)) {
      spent.add(token)
      passed.add(session)
    }
    if (!passed.has(session)) throw new Problem('captcha_required')
  }
  const answer = async (request: IncomingMessage, operation: Operation): Promise<Reply> => {
    const session = String(request.headers['x-session-id'] ?? '')
    if (session === '') throw new Problem('bad_request')
    if ((request.method === 'GET') !== (operation.takes === null)) throw new Problem('not_found')
    const sent = await text(request)
    const body = operation.takes && readBody(request.headers['content-type'] ?? '', sent, operation.takes)
    if (operation.captcha) passCaptcha(request, session)
    return operation.answer({ body: body ?? {}, memory, session })
  }
  const reply = async (request: IncomingMessage): Promise<Reply> => {
    const name = /^\/portal\/v7\/(\w+)$/.exec(request.url ?? '')?.[1] ?? ''
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
    if (!operation || broken[name] === null) throw new Problem('not_found')
    called.push(name)
    const whole = await answer(request, operation)
    return broken[name]?.(whole) ?? whole
  }
  const problemReply = (error: unknown, request: IncomingMessage): Reply => {
    if (!(error instanceof Problem)) throw error
    const requestId = String(request.headers['x-request-id'] ?? '')
    const status = problemNames[error.code]
    const problem = { requestId, code: error.code, status, title: 'No', type: 'https://api.example/problems' }
    return { status, type: 'application/problem+json', body: JSON.stringify(problem) }
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.origin === portal) {
      response.setHeader('Access-Control-Allow-Origin', portal)
      response.setHeader('Vary', 'Origin')
      for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value)
    }
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const {
      status = 200,
      type,
      body,
    } = await reply(request).catch((error: unknown) => problemReply(error, request))
    response
      .writeHead(status, { 'Cache-Control': 'no-store', ...(type && { 'Content-Type': type }) })
      .end(body)
  }

  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/portal/v7`,
    memory,
    called,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
