import { once } from 'node:events'
import { createServer } from 'node:http'
import { findFreePort } from '../../support/throwaway.ts'
import { proxyRequest } from './static-server.ts'

/**
 * Serves the portal on another port. The HTML of the page `path` stops before the text `end`, as on a slow network,
 * until the test calls `sendEnd`.
 */
export const holdDocument = async (portal: string | undefined, path: string, end: string) => {
  if (portal === undefined) throw new Error('The portal has no address.')
  const whole = await fetch(portal + path)
  const html = await whole.text()
  const cut = html.indexOf(end)
  if (cut === -1) throw new Error(`${path} has no ${end}.`)
  const { promise, resolve: sendEnd } = Promise.withResolvers<void>()
  const server = createServer((incoming, response) => {
    if (incoming.headers.origin !== undefined) incoming.headers.origin = portal
    if (incoming.url !== path) return proxyRequest(incoming, response, Number(new URL(portal).port))
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': whole.headers.get('Content-Security-Policy') ?? '',
    })
    response.write(html.slice(0, cut))
    void promise.then(() => response.end(html.slice(cut)))
  })
  const port = await findFreePort()
  await once(server.listen(port), 'listening')
  return { origin: `http://localhost:${port}`, sendEnd, close: () => server.close() }
}
