import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { StartupError } from '../platform/startup-error.ts'

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : error.name)

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Opens the port.
 *
 * @throws StartupError when it is taken or not for this user
 */
export const listen = (handle: Handle, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => void handle(request, response))
    server.requestTimeout = 15_000
    server.headersTimeout = 10_000
    server.once('error', (error) => {
      const reason = codeOf(error) === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${codeOf(error)})`
      reject(new StartupError(`port ${port} ${reason}; choose another with PORT`))
    })
    server.listen(port, () => resolve(server))
  })

/** Lets running requests finish for three seconds, then closes. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), 3000)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
