import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disconnect } from '../../src/server/database/open-database.ts'
import { type BuiltServers, openBuiltServers } from '../server/harness/built-server.ts'
import { makeAccount, recordFor, visitorOn } from '../server/harness/desk.ts'
import { findFreePort, randomNumbers } from '../../.ci/throwaway.ts'
import { openDatabaseIn, seed } from '../server/harness/killing.ts'
import { isAcknowledged, register } from '../server/harness/registrations.ts'

/** Milliseconds. */
const lasts = Number(process.env['SOAK_SECONDS'] ?? 600) * 1000
const betweenKills = 20_000
/** Of what the machine can do. */
const load = 0.7
const peopleAtOnce = 6

let servers: BuiltServers
beforeAll(async () => {
  servers = await openBuiltServers('soak')
})
afterAll(() => servers.close())

const memoryOf = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
}

test(`the whole mix with a kill every ${betweenKills / 1000} s for ${lasts / 1000} s (SEED=${seed})`, async () => {
  const random = randomNumbers(seed)
  const folder = join(servers.folder, 'data')
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const start = async () => {
    const begun = performance.now()
    const server = servers.start({ PORT: String(port), DATA_DIR: folder, TRUSTED_PROXIES: '1' })
    await server.ready
    return { ...server, seconds: (performance.now() - begun) / 1000 }
  }
  let server = await start()
  const database = await openDatabaseIn(folder)
  const accounts: string[] = []
  for (let made = 0; made < lasts / 40; made += 1) accounts.push(await makeAccount(database))
  await disconnect(database)

  const acknowledged: string[] = []
  const counts: Record<string, number> = {}
  const address = () => `198.51.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`
  const ask = async (path: string) => {
    const response = await fetch(`${origin}${path}`, { headers: { 'X-Forwarded-For': address() } })
    await response.arrayBuffer()
    return response.status
  }
  const call = async (name: 'loginIdValid' | 'getActiveAlerts' | 'resendActivationEmail', body: unknown) => {
    const visitor = visitorOn({ origin, session: randomUUID(), language: 'en', clientAddress: address() })
    const response = await visitor.send(name, body)
    await response.arrayBuffer()
    return response.status
  }
  const doOne = async (): Promise<number | string> => {
    const chance = random()
    if (chance < 0.2) return ask('/')
    if (chance < 0.35) return ask('/register')
    if (chance < 0.55) return call('getActiveAlerts', null)
    if (chance < 0.75) return call('loginIdValid', { loginId: `ada-${Math.floor(random() * 1e8)}` })
    const known = acknowledged[Math.floor(random() * acknowledged.length)]
    if (chance < 0.85 && known) return call('resendActivationEmail', { loginId: recordFor(known).loginId })
    const next = accounts.pop()
    if (next === undefined) return ask('/forgotPassword')
    if (!isAcknowledged(await register(origin, next, address()))) return 'not registered'
    acknowledged.push(next)
    return 'registered'
  }
  let isDone = false
  let millisecondsOfOne = 0
  const work = async () => {
    while (!isDone) {
      const begun = performance.now()
      const outcome = String(await doOne().catch(() => 'not answered'))
      counts[outcome] = (counts[outcome] ?? 0) + 1
      // nobody knocks a hundred times a second at a door that is shut
      if (outcome.startsWith('not')) await pause(200)
      const took = performance.now() - begun
      millisecondsOfOne += took
      // what is left of the machine is somebody else's
      await pause(Math.min(1000, (took * (1 - load)) / load))
    }
  }
  const people = Array.from({ length: peopleAtOnce }, work)

  const memory: number[] = []
  const restarts: number[] = []
  const end = Date.now() + lasts
  while (Date.now() < end) {
    await pause(betweenKills)
    memory.push(await memoryOf(server.child.pid))
    server.child.kill('SIGKILL')
    await server.ended
    server = await start()
    restarts.push(server.seconds)
  }
  isDone = true
  await Promise.all(people)

  const after = await openDatabaseIn(folder)
  const found = await after.selectFrom('loginAccount').select('contractNumber').execute()
  const half = await sql`
    select from login where login_id like 'ada-%' and not (
      exists (select from link_code where kind = 'activation' and subject = okta_id)
      and exists (select from login_account where login_account.okta_id = login.okta_id)
      and exists (select from message where recipient = login.email))`.execute(after)
  await disconnect(after)
  const kept = new Set(found.map(({ contractNumber }) => contractNumber))
  const lost = acknowledged.filter((number) => !kept.has(number))
  // those of the second minute beside those of the last
  const average = (figures: readonly number[]) =>
    Math.round(figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length))
  const figures = {
    calls: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
    millisecondsEach: Math.round(
      millisecondsOfOne / Object.values(counts).reduce((sum, count) => sum + count, 0),
    ),
    kills: restarts.length,
    acknowledged: acknowledged.length,
    lost: lost.length,
    half: half.rows.length,
    memoryInSecondMinute: average(memory.slice(3, 6)),
    memoryAtTheEnd: average(memory.slice(-3)),
    slowestRestart: Math.max(...restarts),
  }
  console.log(JSON.stringify(figures, null, 2))
  expect(lost).toEqual([])
  expect(half.rows).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(restarts.length)
  expect(counts['500'] ?? 0).toBe(0)
})
