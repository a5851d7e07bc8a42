import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import { text } from 'node:stream/consumers'

interface ReceivedRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Returns the port on which a server listens, or 0 if it listens on no port. */
export const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** The replies one after the other, then always 201. `hang up` closes the connection without a response. */
export const startSmsGateway = async (...replies: (Reply | 'hang up' | (() => Promise<Reply>))[]) => {
  const asked: ReceivedRequest[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    const next = replies.shift() ?? { status: 201 }
    const reply = typeof next === 'function' ? await next() : next
    if (reply === 'hang up') response.destroy()
    else response.writeHead(reply.status, reply.headers).end('{"sid": "SM1"}')
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${portOf(server)}/2010-04-01/Accounts/AC1/Messages.json`
  return {
    url,
    asked,
    /** The recipients of the text messages, in the order of the requests. */
    recipients: () => asked.map(({ body }) => new URLSearchParams(body).get('To') ?? ''),
    environment: { SMS_URL: url, SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: '+16095550100' },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
