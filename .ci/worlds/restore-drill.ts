import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { connectOnce } from '../../src/server/database/connection/client.ts'
import { makeFolder } from '../../tests/cluster/postgres.ts'
import { findFreePort } from '../throwaway.ts'
import { makeCallerData } from '../tools/scale/caller-data.ts'
import { fill } from '../tools/scale/fill.ts'
import { failuresOf, measureCalls, type MeasuredCall, runInLockstep } from '../tools/scale/measure-calls.ts'
import { openRegistered } from './two-versions/registered.ts'
import type { World } from './world.ts'

const Logins = v.array(v.object({ login_id: v.string() }))
const loginsIn = async (url: string): Promise<readonly string[]> => {
  const client = await connectOnce(url)
  const { rows } = await client.query('select login_id from login')
  await client.end()
  return v.parse(Logins, rows).map(({ login_id: loginId }) => loginId)
}

/** Backs up a running portal, loses its database, restores it, and makes every call and journey again. */
export const restoreDrill = async (world: World, args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: { accounts: { type: 'string', default: '1000' } },
  })
  const accounts = Number(values.accounts)
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const start = (url: string) =>
    world.server({ DATABASE_URL: url, PORT: String(port), PUBLIC_ORIGIN: origin })
  const take = async (steps: readonly MeasuredCall[]) => {
    world.count(steps.length)
    world.fail(...failuresOf(await runInLockstep([steps])))
  }
  /** Makes every call of the API once, then activates the login that these calls have registered. */
  const register = (url: string, place: number) =>
    world.inPart(`the calls of person ${place + 1}`, async () => {
      const client = await connectOnce(url)
      const caller = await makeCallerData(client, accounts, place)
      const times = await measureCalls(origin, [caller])
      world.count(times.size)
      world.fail(...failuresOf(times))
      const registered = await openRegistered(origin, client, caller)
      await take(registered.activate)
      await client.end()
      return registered
    })

  const lost = await world.database('lost')
  const server = await start(lost.url)
  await world.inPart(`${accounts} accounts`, () => fill(lost.url, accounts))
  const before = await register(lost.url, 0)
  const signedIn = before.signIn()
  await take(signedIn.untilTokens)
  const backup = join(await makeFolder(join(world.folder, 'backup')), 'mywater.dump')
  await world.inPart('backup', () => lost.backUp(backup))
  await register(lost.url, 1)
  const logins = await loginsIn(lost.url)
  server.child.kill('SIGKILL')
  await lost.close()
  rmSync(join(world.folder, 'lost'), { recursive: true })

  const found = await world.database('found')
  await world.inPart('restore', () => found.restore(backup))
  await world.inPart('start', () => start(found.url))
  const restored = new Set(await loginsIn(found.url))
  const missing = logins.filter((loginId) => !restored.has(loginId))
  console.log(`logins: ${logins.length} before, ${restored.size} after; lost: ${missing.join(', ')}`)
  await take(signedIn.withTokens)
  const again = before.signIn()
  await take([...again.untilTokens, ...again.withTokens])
  await register(found.url, 2)
  await world.inPart('journeys in a browser', () => world.walk(origin))
}
