import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Asked {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A gateway for text messages on this machine; it answers in turn what is given, then 201. `hang up` ends the call. */
export const startSmsGateway = async (...replies: (Reply | 'hang up')[]) => {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    const reply = replies.shift() ?? { status: 201 }
    if (reply === 'hang up') return void response.destroy()
    response.writeHead(reply.status, reply.headers).end('{"sid": "SM1"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/2010-04-01/Accounts/AC1/Messages.json`
  return {
    url,
    asked,
    /** The recipients, in order. */
    recipients: () => asked.map(({ body }) => new URLSearchParams(body).get('To')),
    environment: { SMS_URL: url, SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: '+16095550100' },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
