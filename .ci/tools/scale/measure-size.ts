import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import type { BuiltServers } from '../../../tests/support/built-server.ts'
import { findFreePort } from '../../../tests/support/throwaway.ts'
import { startServer } from '../../worlds/world.ts'
import { fill } from './fill.ts'
import { makeCallerData, type CallerData } from './caller-data.ts'
import {
  statementsReadingManyRows,
  statementsReadingWholeTables,
  recordPlans,
  type Recorded,
} from './record-plans.ts'
import { type Times, mergeTimes, measureCalls } from './measure-calls.ts'

export interface Size {
  readonly accounts: number
  /** The times of each call. `alone`: one call at a time. `atOnce`: 20 calls in parallel. */
  readonly alone: Times
  readonly atOnce: Times
  /** The time of each SQL statement of the background work in milliseconds, summed over all batches. */
  readonly work: ReadonlyMap<string, number>
  readonly failed: readonly string[]
  readonly readingWhole: readonly string[]
  readonly readingMany: readonly string[]
}

export const mostRows = 500
const roundsAlone = 10
const [rounds, crowd] = [5, 20]

const start = async (servers: BuiltServers, url: string) => {
  const port = String(await findFreePort())
  const origin = `http://localhost:${port}`
  const settings = { DATABASE_URL: url, PORT: port, PUBLIC_ORIGIN: origin, SANDBOX: 'off' }
  return { origin, ...(await startServer(servers, settings)) }
}

/** Waits until the server's background work has ended: until no SQL statement runs in five checks, 200 ms apart. */
export const untilQuiet = async (client: pg.Client): Promise<void> => {
  for (let quiet = 0; quiet < 5;) {
    await pause(200)
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
    )
    quiet = rowCount === 0 ? quiet + 1 : 0
  }
}

export const largeTables = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 1000 order by relname`,
  )
  return rows.map(({ name }) => name)
}

const isWork = ({ text }: Recorded) => /^\s*(delete|update|with)\b/i.test(text)

const sumByText = (statements: readonly Recorded[]): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { text, milliseconds } of statements) sums.set(text, (sums.get(text) ?? 0) + milliseconds)
  return sums
}

const linesAbout = (output: string, event: string) =>
  output.split('\n').filter((line) => line.includes(event))

interface Prepared extends Pick<Size, 'accounts' | 'work' | 'failed' | 'readingWhole' | 'readingMany'> {
  readonly url: string
  readonly client: pg.Client
  readonly makeAllCallerData: (count: number) => Promise<readonly CallerData[]>
}

/** Recording plans slows the server, so the times of its calls are not used. */
const prepare = async (servers: BuiltServers, url: string, accounts: number): Promise<Prepared> => {
  const began = performance.now()
  await (await start(servers, url)).stop()
  await fill(url, accounts)
  console.log(`${accounts} accounts created in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const client = await connectOnce(url)
  let made = 0
  const makeAllCallerData = async (count: number) => {
    const callers: CallerData[] = []
    for (let each = 0; each < count; each += 1) callers.push(await makeCallerData(client, accounts, made++))
    return callers
  }
  const recorder = await recordPlans(url)
  const watched = await start(servers, recorder.url)
  await untilQuiet(client)
  const atStart = recorder.take()
  await measureCalls(watched.origin, await makeAllCallerData(1))
  const ofCalls = recorder.take()
  await watched.stop()
  await recorder.close()
  return {
    accounts,
    url,
    client,
    makeAllCallerData,
    work: sumByText(atStart.filter(isWork)),
    failed: linesAbout(watched.output(), 'expired_rows_not_deleted'),
    readingWhole: statementsReadingWholeTables([...atStart, ...ofCalls], await largeTables(client)),
    readingMany: statementsReadingManyRows(ofCalls, mostRows),
  }
}

/** Each round measures all sizes, so that other load on the machine slows them equally. */
const timeCalls = async (
  servers: BuiltServers,
  all: readonly Prepared[],
  roundCount: number,
  callers: number,
): Promise<Times[]> => {
  const running = []
  for (const database of all)
    running.push({ ...database, ...(await start(servers, database.url)), times: [] as Times[] })
  for (const { client, origin, makeAllCallerData } of running) {
    await untilQuiet(client)
    await measureCalls(origin, await makeAllCallerData(1))
  }
  for (let each = 0; each < roundCount; each += 1)
    for (const { origin, makeAllCallerData, times } of running)
      times.push(await measureCalls(origin, await makeAllCallerData(callers)))
  await Promise.all(running.map(({ stop }) => stop()))
  return running.map(({ times }) => mergeTimes(times))
}

export const measureSizes = async (
  servers: BuiltServers,
  databases: readonly { readonly url: string; readonly accounts: number }[],
): Promise<Size[]> => {
  const all: Prepared[] = []
  for (const { url, accounts } of databases) all.push(await prepare(servers, url, accounts))
  const alone = await timeCalls(servers, all, roundsAlone, 1)
  const atOnce = await timeCalls(servers, all, rounds, crowd)
  await Promise.all(all.map(({ client }) => client.end()))
  return all.map((database, place) => ({
    ...database,
    alone: alone[place] ?? new Map(),
    atOnce: atOnce[place] ?? new Map(),
  }))
}
