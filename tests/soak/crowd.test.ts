import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../support/throwaway.ts'
import { headers } from '../../src/contract/http.ts'
import type { OperationName } from '../../src/contract/operations.ts'
import { disconnect } from '../../src/server/database/open-database.ts'
import { type BuiltServers, openBuiltServers } from '../support/built-server.ts'
import { holderOf, makeAccount, loginDataFor, createVisitor } from '../server/harness/server-fixture.ts'
import { installationOf } from '../server/harness/identity-server.ts'
import { openDatabaseIn } from '../server/harness/killing.ts'
import { solveCaptchaAt } from '../server/harness/start-test-server.ts'
import { isAcknowledged, register } from '../server/harness/registrations.ts'

const connections = 90
const runsPerPerson = 3
const alertsAsked = 40
/** Of the person who registers while others repeat a slow call. */
const ownAddress = '198.51.100.1'

let servers: BuiltServers
beforeAll(async () => {
  servers = await openBuiltServers('crowd')
})
afterAll(() => servers.close())

const timed = async <Result>(work: () => Promise<Result>): Promise<[number, Result]> => {
  const begun = performance.now()
  const result = await work()
  return [performance.now() - begun, result]
}
const askAlerts = (url: string): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const task = { url, session: randomUUID(), address: ownAddress, times: alertsAsked }
    new Worker(new URL('ask-alerts.ts', import.meta.url), { workerData: task, execArgv: [] })
      .on('message', resolve)
      .on('error', reject)
  })
const worst = <One extends readonly [number, ...unknown[]]>(all: readonly One[]): One | undefined =>
  all.toSorted(([one], [other]) => other - one)[0]

test(`while ${connections} connections of one client repeat a slow call, another person can register`, async () => {
  const folder = join(servers.folder, 'data')
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const server = servers.start({ PORT: String(port), DATA_DIR: folder, TRUSTED_PROXIES: '1' })
  await server.ready
  const database = await openDatabaseIn(folder)
  const newAccount = () => makeAccount(database)

  const tabOf = async (clientAddress: string) => {
    const token = await solveCaptchaAt(origin)
    const solveCaptcha = () => Promise.resolve(token)
    return createVisitor({ origin, session: randomUUID(), language: 'en', clientAddress, solveCaptcha })
  }
  const open = async (path: string) => {
    const response = await fetch(`${origin}${path}`, { headers: { 'X-Forwarded-For': ownAddress } })
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
  const mailedCode = async (to: string) => {
    const { links } = await database
      .selectFrom('message')
      .select('links')
      .where('recipient', '=', to)
      .executeTakeFirstOrThrow()
    return new URL(links[0] ?? 'none:').searchParams.get('code') ?? ''
  }

  /** From landing page to activated login. Returns milliseconds and the slowest step. */
  const registerOnce = async () => {
    const contractNumber = await newAccount()
    const record = loginDataFor(contractNumber)
    const tab = await tabOf(ownAddress)
    const steps = {
      landing: () => open('/'),
      alerts: () => tab.call('getActiveAlerts', undefined),
      form: () => open('/register'),
      eligible: () => tab.call('checkRegistrationEligibility', holderOf(contractNumber)),
      loginId: () => tab.call('loginIdValid', { loginId: record.loginId }),
      create: () => tab.call('createUserWithCredentials', record),
      activate: async () =>
        expect(
          await tab.call('completeRegistration', { cipherText: await mailedCode(record.email) }),
        ).toMatchObject({ Status: 'Success' }),
    }
    const took: [number, string][] = []
    for (const [name, step] of Object.entries(steps)) took.push([(await timed<unknown>(step))[0], name])
    return worst(took) ?? [0, '']
  }
  const ownTimes = async () => {
    const steps: [number, string][] = []
    for (let count = 0; count < runsPerPerson; count += 1) steps.push(await registerOnce())
    const alerts = await askAlerts(`${origin}/api/getActiveAlerts`)
    const [slowest, step] = worst(steps) ?? [0, '']
    const middle = alerts.toSorted((a, b) => a - b)[alertsAsked / 2] ?? 0
    return { slowest, step, alerts: Math.max(...alerts), middle }
  }

  /** Connections are prepared one after the other. */
  let before: Promise<unknown> = Promise.resolve()
  const oneByOne = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const after = before.then(work)
    before = after
    return after
  }
  /** A new one for each kind of call, so that no rate limit is used up. */
  let crowdAddress = '192.0.2.0'
  const loginId = 'mchen_1207'
  const wrong = { loginId, password: 'Wrong-Guess-1' }
  const repeats = (name: OperationName, body: (count: number) => unknown) => async () => {
    const tab = await tabOf(crowdAddress)
    return (count: number) => tab.send(name, body(count))
  }
  const registered = await register(origin, await newAccount(), crowdAddress)
  expect(isAcknowledged(registered)).toBe(true)
  /** Each prepares one connection and returns the function that sends the call. */
  const loads: Readonly<Record<string, () => Promise<(count: number) => Promise<{ status: number }>>>> = {
    createUserWithCredentials: () =>
      Promise.resolve(async (count) => {
        if (!registered) throw new Error('nobody is registered')
        const body = { ...loginDataFor(registered.contractNumber), password: `Blue-Kettle-${count}` }
        return registered.visitor.send('createUserWithCredentials', body, { [headers.submit]: randomUUID() })
      }),
    userLogin: repeats('userLogin', () => wrong),
    submitLogin: repeats('submitLogin', () => wrong),
    'sign-in page': async () => {
      const provider = installationOf({ db: database, origin })
      const browser = provider.openBrowser()
      const page = await oneByOne(() => browser.open(provider.authorizeUrl()))
      return () => browser.submit(page, wrong)
    },
    forgotPasswordV3: repeats('forgotPasswordV3', () => ({ loginId })),
    completeRegistration: repeats('completeRegistration', (count) => ({
      cipherText: String(count).padStart(120, 'A'),
    })),
    verifyFactor: repeats('verifyFactor', () => ({
      oktaId: 'nobody',
      factorId: 'none',
      verificationCode: '000000',
    })),
  }

  const idle = await ownTimes()
  const rows: Record<string, Record<string, unknown>> = {}
  const rowOf = ({ slowest, step, alerts, middle }: typeof idle) => ({
    'slowest step': `${step} ${slowest.toFixed(0)} ms`,
    'beside idle': (slowest / idle.slowest).toFixed(1),
    getActiveAlerts: `${middle.toFixed(0)} ms, slowest ${alerts.toFixed(0)} ms`,
    'its middle beside idle': (middle / idle.middle).toFixed(1),
  })
  rows['idle'] = rowOf(idle)
  console.log('idle', rows['idle'])
  for (const [index, [name, begin]] of Object.entries(loads).entries()) {
    crowdAddress = `192.0.2.${index + 1}`
    const answered: Record<string, number> = {}
    let isDone = false
    const one = async () => {
      const again = await begin()
      for (let count = 0; !isDone; count += 1) {
        const { status } = await again(count).catch(() => ({ status: 0 }))
        answered[status] = (answered[status] ?? 0) + 1
        // Many refusals would take processor time from the measured calls.
        if (status !== 200) await pause(50)
      }
    }
    const all = Array.from({ length: connections }, one)
    const own = await ownTimes().finally(() => {
      isDone = true
    })
    await Promise.all(all)
    rows[name] = { ...rowOf(own), answered: JSON.stringify(answered) }
    console.log(name, rows[name])
  }
  console.table(rows)
  await disconnect(database)
})
