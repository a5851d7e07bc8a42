import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { captchaTokens } from './captcha.ts'
import { type Body, createMemory, type Reply } from './memory.ts'
import { answers } from './operations.ts'
import { type Contract, type Described, exampleOf, fits, isPlain } from './contract.ts'

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

const readBody = (type: string, sent: string, contract: Contract, operation: Described): Body => {
  if (type.split(';')[0] !== 'application/json') throw new Problem('unsupported_media_type')
  let value: unknown
  try {
    value = JSON.parse(sent)
  } catch {
    throw new Problem('bad_request')
  }
  const named = operation.requestBody?.content['application/json'].schema.$ref.split('/').at(-1) ?? ''
  if (!isPlain(value) || !fits(value, contract.components.schemas[named] ?? {}))
    throw new Problem('bad_request')
  return value
}

/**
 * What another party could have written, from the documents, the contract's page and the printed OpenAPI document alone:
 * imports nothing of ours, has other customers, another order of fields and another captcha.
 */
export const startForeignBackend = async (portal: string, contract: Contract, broken: Broken = {}) => {
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
  const answer = async (request: IncomingMessage, name: string, operation: Described): Promise<Reply> => {
    const session = String(request.headers['x-session-id'] ?? '')
    if (session === '') throw new Problem('bad_request')
    const sent = await text(request)
    const type = request.headers['content-type'] ?? ''
    const body = operation.requestBody ? readBody(type, sent, contract, operation) : {}
    if (operation.parameters.some(({ $ref }) => $ref.endsWith('/captcha'))) passCaptcha(request, session)
    return answers[name]?.({ body, memory, session }) ?? exampleOf(operation)
  }
  const reply = async (request: IncomingMessage): Promise<Reply> => {
    const name = /^\/portal\/v7\/(\w+)$/.exec(request.url ?? '')?.[1] ?? ''
    const operation = contract.paths[`/${name}`]?.[String(request.method).toLowerCase()]
    if (!operation || broken[name] === null) throw new Problem('not_found')
    called.push(name)
    const whole = await answer(request, name, operation)
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
    /** The portal's `API_BASE_URL`. */
    baseUrl: `http://127.0.0.1:${port}/portal/v7`,
    memory,
    /** In the order of the calls. */
    called,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type ForeignBackend = Awaited<ReturnType<typeof startForeignBackend>>
