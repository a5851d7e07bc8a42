import { expect, test } from 'vitest'
import { installationOf, password } from '../harness/identity-server.ts'
import { startTestServer } from '../harness/start-test-server.ts'
import { inParallel } from '../harness/parallel.ts'
import { hashAsInProduction } from '../harness/quick-hashes.ts'

hashAsInProduction()

const server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' } })

const installation = installationOf(server)
const openSignIn = async (address: string) => {
  const browser = installation.openBrowser('test', address)
  const page = await browser.open(installation.authorizeUrl())
  return (loginId: string, typed: string) => browser.submit(page, { loginId, password: typed })
}

/** So few that all eight browsers of an address stay below its limit, and every password is hashed. */
const mostTries = 6

/** Each for a different login ID. */
const startGuessing = async (address: string, worker: number) => {
  const submit = await openSignIn(address)
  let isStopped = false
  let hashed = 0
  const guess = async () => {
    for (let tries = 0; tries < mostTries && !isStopped; tries += 1) {
      const { text } = await submit(`Guess_${worker}_${tries}`, 'Wrong-Water-7')
      if (text.includes('is not right')) hashed += 1
    }
    return hashed
  }
  const ended = guess()
  return () => {
    isStopped = true
    return ended
  }
}

const signIns = 11

test('while 128 browsers guess passwords, 11 sign-ins from another address succeed', async () => {
  const people = await inParallel(signIns, () => installation.addPerson())
  const stops = await inParallel(16 * 8, (at) => startGuessing(`198.51.100.${at % 16}`, at))
  const answered: boolean[] = []
  for (const { loginId } of people) {
    const { url } = await (await openSignIn('192.0.2.7'))(loginId, password)
    answered.push(url.searchParams.has('code'))
  }
  const hashed = await Promise.all(stops.map((stop) => stop()))
  expect(answered).toEqual(people.map(() => true))
  expect(hashed.filter((count) => count > 0).length, 'browsers whose passwords were compared').toBe(16 * 8)
}, 120_000)
