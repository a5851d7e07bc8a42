import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { disconnect } from '../../src/server/database/open-database.ts'
import { makeAccount, loginDataFor, createVisitor } from '../server/harness/server-fixture.ts'
import { openDatabaseIn } from '../server/harness/killing.ts'
import { isAcknowledged, register } from '../server/harness/registrations.ts'

/** In milliseconds. */
export const testDuration = Number(process.env['SOAK_SECONDS'] ?? 600) * 1000

/** The part of the time in which each person waits for responses. */
const load = 0.7
const peopleAtOnce = 6

export const makeAccounts = async (folder: string): Promise<string[]> => {
  const database = await openDatabaseIn(folder)
  const accounts: string[] = []
  for (let made = 0; made < testDuration / 40; made += 1) accounts.push(await makeAccount(database))
  await disconnect(database)
  return accounts
}

/** Six people, until `stop` is called; each registration uses one of `accounts`. */
export const startMix = (origin: string, accounts: string[], random: () => number) => {
  const acknowledged: string[] = []
  /** By status or error. */
  const counts: Record<string, number> = {}
  const address = () => `198.51.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`
  const ask = async (path: string) => {
    const response = await fetch(`${origin}${path}`, { headers: { 'X-Forwarded-For': address() } })
    await response.arrayBuffer()
    return response.status
  }
  const call = async (name: 'loginIdValid' | 'getActiveAlerts' | 'resendActivationEmail', body: unknown) => {
    const visitor = createVisitor({ origin, session: randomUUID(), language: 'en', clientAddress: address() })
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
    if (chance < 0.85 && known) return call('resendActivationEmail', { loginId: loginDataFor(known).loginId })
    const next = accounts.pop()
    if (next === undefined) return ask('/forgotPassword')
    if (!isAcknowledged(await register(origin, next, address()))) return 'not registered'
    acknowledged.push(next)
    return 'registered'
  }
  let isDone = false
  let millisecondsOfAll = 0
  const work = async () => {
    while (!isDone) {
      const begun = performance.now()
      const outcome = String(await doOne().catch(() => 'not answered'))
      counts[outcome] = (counts[outcome] ?? 0) + 1
      // Limits the retries while the server is down.
      if (outcome.startsWith('not')) await pause(200)
      const took = performance.now() - begun
      millisecondsOfAll += took
      await pause(Math.min(1000, (took * (1 - load)) / load))
    }
  }
  const people = Array.from({ length: peopleAtOnce }, work)
  return {
    acknowledged,
    async stop() {
      isDone = true
      await Promise.all(people)
      const calls = Object.values(counts).reduce((sum, count) => sum + count, 0)
      return { calls, counts, millisecondsEach: Math.round(millisecondsOfAll / calls) }
    },
  }
}
