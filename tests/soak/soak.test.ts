import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disconnect } from '../../src/server/database/open-database.ts'
import { type BuiltServers, openBuiltServers } from '../support/built-server.ts'
import { findFreePort, randomNumbers } from '../support/throwaway.ts'
import { openDatabaseIn, seed } from '../server/harness/killing.ts'
import { testDuration, makeAccounts, startMix } from './mix.ts'

/** In milliseconds. */
const betweenKills = 20_000

let servers: BuiltServers
beforeAll(async () => {
  servers = await openBuiltServers('soak')
})
afterAll(() => servers.close())

const memoryOf = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024
}

test(`a server that is killed every ${betweenKills / 1000} s for ${testDuration / 1000} s loses no acknowledged registration (SEED=${seed})`, async () => {
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
  const mix = startMix(origin, await makeAccounts(folder), random)
  const { acknowledged } = mix

  const memory: number[] = []
  const restarts: number[] = []
  const end = Date.now() + testDuration
  while (Date.now() < end) {
    await pause(betweenKills)
    memory.push(await memoryOf(server.child.pid))
    server.child.kill('SIGKILL')
    await server.ended
    server = await start()
    restarts.push(server.seconds)
  }
  const { counts, ...mixed } = await mix.stop()

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
  // Averages of three samples each.
  const average = (figures: readonly number[]) =>
    Math.round(figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length))
  const figures = {
    ...mixed,
    counts,
    kills: restarts.length,
    acknowledged: acknowledged.length,
    lost: lost.length,
    half: half.rows.length,
    memoryInSecondMinute: average(memory.slice(3, 6)),
    memoryAtTheEnd: average(memory.slice(-3)),
    memoryBeforeEachKill: memory.map((megabytes) => Math.round(megabytes)),
    secondsOfRestarts: restarts.map((seconds) => Number(seconds.toFixed(1))),
    slowestRestart: Math.max(...restarts),
  }
  console.log(JSON.stringify(figures, null, 2))
  expect(lost).toEqual([])
  expect(half.rows).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(restarts.length)
  expect(counts['500'] ?? 0).toBe(0)
})
