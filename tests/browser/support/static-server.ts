import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import * as v from 'valibot'
import { readJson } from '../../../.ci/json-file.ts'
import { isBackendPath } from '../../../src/contract/portal-paths.ts'

const Headers = v.record(v.string(), v.string())
const Exported = v.object({ page: Headers, asset: Headers, serviceWorker: Headers, file: Headers })

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export const proxyRequest = (incoming: IncomingMessage, response: ServerResponse, backendPort: number) => {
  const { method, url, headers } = incoming
  const passed = ask({ host: 'localhost', port: backendPort, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.writeHead(502).end())
  incoming.pipe(passed)
}

export const serveExport = async (folder: string, port: number, backendPort: number): Promise<Server> => {
  const headers = readJson(join(folder, 'headers.json'), Exported)
  const files = join(folder, 'public')
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    if (isBackendPath(pathname)) return proxyRequest(incoming, response, backendPort)
    const path = join(files, pathname)
    const isFile = existsSync(path) && statSync(path).isFile()
    if (isFile) {
      const kind =
        pathname === '/sw.js' ? 'serviceWorker' : pathname.startsWith('/assets/') ? 'asset' : 'file'
      const type = types[extname(path)] ?? 'application/octet-stream'
      return response.writeHead(200, { ...headers[kind], 'content-type': type }).end(readFileSync(path))
    }
    const page = join(path, 'index.html')
    const isPage = existsSync(page)
    return response
      .writeHead(isPage ? 200 : 404, headers.page)
      .end(readFileSync(isPage ? page : join(files, '404.html')))
  })
  await new Promise<void>((resolve) => void server.listen(port, resolve))
  return server
}
