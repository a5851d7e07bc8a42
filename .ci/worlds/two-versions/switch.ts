import { createServer, request as httpRequest } from 'node:http'
import { isBackendPath } from '../../../src/contract/portal-paths.ts'

/** A proxy that chooses a server for each request. */
export const openSwitch = async (port: number, ports: readonly number[]) => {
  let choose: (path: string) => number = () => 0
  const server = createServer((request, response) => {
    const { method, url: path = '', headers } = request
    const onward = httpRequest(
      {
        host: 'localhost',
        port: ports[choose(new URL(path, 'http://localhost').pathname)],
        method,
        path,
        headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    only(place: number) {
      choose = () => place
    },
    alternate(first: number) {
      let next = first
      choose = () => {
        next = 1 - next
        return 1 - next
      }
    },
    /** Sends the requests for documents to one server and the requests for files and calls to another. */
    split(documents: number, others: number) {
      choose = (path) => (isBackendPath(path) || path.startsWith('/assets/') ? others : documents)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
