import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { StartupError } from '../platform/startup-error.ts'
import { allLanguages } from '../../contract/languages.ts'
import { wordsIn } from '../words/words.ts'

const paragraphs = allLanguages.map((language) => `<p lang="${language}">${wordsIn(language).tooLarge}</p>`)

/**
 * The page for a request whose headers are too large. The server does not know the person's language, because it has
 * not read the headers.
 */
const tooLargePage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>431</title>${paragraphs.join('')}</html>`

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : error.name)

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Converts a Hono app to a request handler for Node. The handler keeps the global `Request` and `Response`, because
 * oidc-provider does not work with the classes of @hono/node-server. If the app does not read a whole request body, the
 * handler does not read the rest.
 */
export const toHandle = (app: { readonly fetch: Parameters<typeof getRequestListener>[0] }): Handle =>
  getRequestListener(app.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false })

const noSuchAddress: readonly string[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/**
 * Node's limits: the time in milliseconds for the headers, for the complete request and for the next request of an idle
 * connection, the interval at which Node checks the first two, and the bytes of the request line and the headers. The
 * idle time must be longer than the proxy's. Otherwise the server could close a connection while the proxy sends a
 * request on it.
 */
export const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 8192,
}

/** Milliseconds from a request's headers to the last byte of its response, so that nobody has to read slowly for ever. */
export const responseTimeLimit = 120_000

/** Milliseconds for which a refused client may still send, so that it reads the refusal and not a reset connection. */
const lastWords = 1000

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: `431 Request Header Fields Too Large\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(tooLargePage)}\r\nContent-Security-Policy: default-src 'none'\r\nConnection: close\r\n\r\n${tooLargePage}`,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large\r\nConnection: close\r\n\r\n',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout\r\nConnection: close\r\n\r\n',
}

/** Refuses requests that Node cannot read, with the same statuses as Node. */
const refuseUnreadable = (server: Server) => {
  const newest = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => {
    newest.set(socket, response)
    const timer = setTimeout(() => socket.destroy(), responseTimeLimit)
    response.once('close', () => clearTimeout(timer))
  })
  server.on('clientError', (error, socket) => {
    const response = newest.get(socket)
    const isHalfSent = response?.headersSent && !response.writableFinished
    if (socket.writableEnded) return
    if (isHalfSent || !socket.writable) socket.destroy()
    else socket.end(`HTTP/1.1 ${refusals[codeOf(error)] ?? '400 Bad Request\r\nConnection: close\r\n\r\n'}`)
    setTimeout(() => socket.destroy(), lastWords)
  })
}

/**
 * The prefix in the names of the variables for a port and an address: `PORT` and `HOST`, or for example
 * `METRICS_PORT` and `METRICS_HOST`.
 */
type Prefix = '' | 'METRICS_' | 'OPERATOR_'

const problemOf = (error: Error, port: number, host: string | undefined, prefix: Prefix): string => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another with ${prefix}PORT`
  if (host !== undefined && [...noSuchAddress, 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return `${prefix}HOST ${host} is not an address of this machine`
  return `port ${port} cannot be opened (${code}); choose another with ${prefix}PORT`
}

/**
 * Opens the port at one address of this machine, or at all addresses if `host` is missing.
 * @throws StartupError when the port is in use or needs more rights, or when `host` is not an address of this machine
 */
export const listen = (handle: Handle, port: number, host?: string, prefix: Prefix = ''): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(limits, (request, response) => void handle(request, response))
    refuseUnreadable(server)
    server.once('error', (error) =>
      reject(new StartupError(problemOf(error, port, host, prefix), { cause: codeOf(error) })),
    )
    server.listen({ port, host }, () => resolve(server))
  })

const portOf = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Opens the port at each address. Skips `::1` on a machine without IPv6.
 * @throws StartupError for the same reasons as `listen`
 */
export const listenAtAddresses = async (
  handle: Handle,
  port: number,
  hosts: readonly string[],
  prefix: Prefix = '',
): Promise<Server[]> => {
  const [first, ...others] = hosts
  const server = await listen(handle, port, first, prefix)
  const servers = [server]
  for (const host of others)
    try {
      servers.push(await listen(handle, portOf(server), host, prefix))
    } catch (error) {
      if (!(error instanceof StartupError && noSuchAddress.includes(String(error.cause)))) {
        await Promise.all(servers.map(closeServer))
        throw error
      }
    }
  return servers
}

export const closeServer = (server: Server, milliseconds = 3000): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), milliseconds)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
