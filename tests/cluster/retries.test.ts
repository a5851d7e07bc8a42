import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '../support/throwaway.ts'
import { deployed, ensurePrograms, makeFolder } from '../support/postgres.ts'
import { openProxy } from '../support/proxy.ts'

/** Only one of the three servers has this file, as during an update. */
const ofNextVersion = '/assets/next.js'

let folder: string
let origin: string
let proxy: ReturnType<typeof openProxy>
const servers: Server[] = []
/** By server, during the latest call of `ask`. */
let asked: number[] = []

beforeAll(async () => {
  ensurePrograms()
  folder = await mkdtemp(join(tmpdir(), 'mywater-retries-'))
  await chmod(folder, 0o755)
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()]
  servers.push(
    ...ports.map((port, index) =>
      createServer(({ url = '' }, response) => {
        if (url === '/health/ready') return response.end('{"status":"ready"}')
        asked[index] = (asked[index] ?? 0) + 1
        return response.writeHead(url === ofNextVersion && index === 2 ? 200 : 404).end()
      }).listen(port, '127.0.0.1'),
    ),
  )
  const port = await findFreePort()
  origin = `http://localhost:${port}`
  proxy = openProxy(await makeFolder(join(folder, 'programs')), port, ports)
  await vi.waitUntil(async () => (await ask('/')).status === 404, { timeout: 20_000 })
})
afterAll(async () => {
  await proxy.close()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true, force: true })
})

const ask = async (path: string) => {
  asked = [0, 0, 0]
  const status = await fetch(`${origin}${path}`).then(
    (response) => response.status,
    () => null,
  )
  return { status, times: asked.reduce((sum, count) => sum + count, 0) }
}

test('the proxy sends a request for an unknown path to exactly one server', async () => {
  for (let tries = 0; tries < 3; tries += 1) expect(await ask('/nowhere')).toEqual({ status: 404, times: 1 })
})

test('even if only one server has a file of the next version, a request through the proxy gets this file', async () => {
  for (let tries = 0; tries < 3; tries += 1) expect((await ask(ofNextVersion)).status).toBe(200)
})

test('a file that no server has is asked of each server once', async () => {
  asked = [0, 0, 0]
  const answers = Array.from({ length: 20 }, async () => (await fetch(`${origin}/assets/none.js`)).status)
  expect(new Set(await Promise.all(answers))).toEqual(new Set([404]))
  expect(asked).toEqual([20, 20, 20])
})

test("the health check of the proxy prints the server's response, or exits with 1 if no server listens", async () => {
  const check = (port: string) =>
    new Promise<{ status: number | null; line: string }>((resolve) => {
      const env = { PATH: process.env['PATH'], LISTEN: `*:${port}` }
      const child = execFile('bash', [deployed('proxy-health.sh')], { env }, (_, stdout) =>
        resolve({ status: child.exitCode, line: stdout.trim() }),
      )
    })
  expect(await check(new URL(origin).port)).toEqual({ status: 0, line: '{"status":"ready"}' })
  expect(await check(String(await findFreePort()))).toEqual({ status: 1, line: '' })
})
