import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { connectOnce } from '../../src/server/database/connection/client.ts'
import { failedWholeJourneys, wholeJourneys } from '../../tests/cluster/journeys.ts'
import { ensurePrograms, makeFolder, openPlainPostgres } from '../../tests/cluster/postgres.ts'
import { openBuiltServers } from '../../tests/server/harness/built-server.ts'
import { buildWhenNeeded } from '../build.ts'
import { root } from '../run-command.ts'
import { findFreePort } from '../throwaway.ts'
import { fill } from './scale/fill.ts'
import { makeCallerData } from './scale/caller-data.ts'
import { failuresOf, runInLockstep, measureCalls, type MeasuredCall } from './scale/measure-calls.ts'
import { openRegistered } from './two-versions/registered.ts'

const { values } = parseArgs({ options: { accounts: { type: 'string', default: '1000' } } })
const accounts = Number(values.accounts)

const folder = mkdtempSync(join(tmpdir(), 'mywater-restore-drill-'))
chmodSync(folder, 0o755)
ensurePrograms()
await buildWhenNeeded()
const servers = await openBuiltServers('restore-drill', join(root, 'dist/server/main.js'))
const port = await findFreePort()
const origin = `http://localhost:${port}`

let calls = 0
const failures: string[] = []
/** The part of the restore drill that runs now. An error message contains the name of this part. */
let part = 'the start of the portal'
const timed = async <Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> => {
  part = `the part “${name}”`
  const start = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}
const take = async (steps: readonly MeasuredCall[]) => {
  calls += steps.length
  failures.push(...failuresOf(await runInLockstep([steps])))
}

const openPortal = async (url: string) => {
  const server = servers.start({
    DATABASE_URL: url,
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    SANDBOX: 'on',
    HOST: 'localhost',
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '0',
  })
  await server.ready
  return server
}
const databases: Awaited<ReturnType<typeof openPlainPostgres>>[] = []
const openDatabase = async (name: string) => {
  const database = await openPlainPostgres(await makeFolder(join(folder, name)))
  databases.push(database)
  return database
}

/**
 * Makes every call of the API once. Then activates the login that these calls have registered, and returns this login.
 */
const register = async (url: string, place: number) => {
  part = `the calls of person ${place + 1}`
  const client = await connectOnce(url)
  const caller = await makeCallerData(client, accounts, place)
  const times = await measureCalls(origin, [caller])
  calls += times.size
  failures.push(...failuresOf(times))
  const registered = await openRegistered(origin, client, caller)
  await take(registered.activate)
  await client.end()
  return registered
}
const Logins = v.array(v.object({ login_id: v.string() }))
const loginsIn = async (url: string): Promise<readonly string[]> => {
  const client = await connectOnce(url)
  const { rows } = await client.query('select login_id from login')
  await client.end()
  return v.parse(Logins, rows).map(({ login_id: loginId }) => loginId)
}

const runJourneys = async () => {
  calls += wholeJourneys.length
  failures.push(...(await failedWholeJourneys(origin, folder)))
}

try {
  const lost = await openDatabase('lost')
  const server = await openPortal(lost.url)
  await timed(`${accounts} accounts`, () => fill(lost.url, accounts))
  const before = await register(lost.url, 0)
  const signedIn = before.signIn()
  await take(signedIn.untilTokens)
  const backup = join(await makeFolder(join(folder, 'backup')), 'mywater.dump')
  await timed('backup', () => lost.backUp(backup))
  await register(lost.url, 1)
  const logins = await loginsIn(lost.url)
  server.child.kill('SIGKILL')
  await lost.close()
  rmSync(join(folder, 'lost'), { recursive: true })

  const found = await openDatabase('found')
  await timed('restore', () => found.restore(backup))
  await timed('start', () => openPortal(found.url))
  const restored = new Set(await loginsIn(found.url))
  const missing = logins.filter((loginId) => !restored.has(loginId))
  console.log(`logins: ${logins.length} before, ${restored.size} after; lost: ${missing.join(', ')}`)
  await take(signedIn.withTokens)
  const again = before.signIn()
  await take([...again.untilTokens, ...again.withTokens])
  await register(found.url, 2)
  await timed('journeys in a browser', runJourneys)
} catch (error) {
  // The error message of a failed program begins with the command. The last line of the message contains the reason.
  const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n')
  failures.push(`The drill failed in ${part}: ${lines.at(-1)}`)
} finally {
  await servers.close()
  for (const database of databases) await database.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) console.error(failure)
console.log(`${calls} calls and journeys, ${failures.length} failures`)
process.exitCode = failures.length === 0 ? 0 : 1
