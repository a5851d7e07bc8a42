import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { connectOnce } from '../../src/server/database/connection/client.ts'
import { makeFolder } from '../../tests/support/postgres.ts'
import { findFreePort } from '../../tests/support/throwaway.ts'
import { fill } from '../tools/scale/fill.ts'
import { openCallers } from './callers.ts'
import type { World } from './world.ts'

const Logins = v.array(v.object({ login_id: v.string() }))
const loginsIn = async (url: string): Promise<readonly string[]> => {
  const client = await connectOnce(url)
  const { rows } = await client.query('select login_id from login')
  await client.end()
  return v.parse(Logins, rows).map(({ login_id: loginId }) => loginId)
}

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
  const { take, register } = openCallers(origin, accounts, (made, failures) => {
    world.count(made)
    world.fail(...failures)
  })
  const registerOn = (url: string) =>
    world.inPart('the calls of a person', async () => {
      const client = await connectOnce(url)
      const registered = await register(client)
      await client.end()
      return registered
    })

  const lost = await world.database('lost')
  const server = await start(lost.url)
  await world.inPart(`${accounts} accounts`, () => fill(lost.url, accounts))
  const before = await registerOn(lost.url)
  const signedIn = before.signIn()
  await take(signedIn.untilTokens)
  const backup = join(await makeFolder(join(world.folder, 'backup')), 'mywater.dump')
  await world.inPart('backup', () => lost.backUp(backup))
  await registerOn(lost.url)
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
  await registerOn(found.url)
  await world.inPart('journeys in a browser', () => world.walk(origin))
}
