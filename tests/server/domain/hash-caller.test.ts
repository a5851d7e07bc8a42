import { expect, test } from 'vitest'
import { checkCredentials } from '../../../src/server/domain/check-credentials.ts'
import { callerByAddress, callerByLogin } from '../../../src/server/domain/hash-caller.ts'
import { hashSecret } from '../../../src/server/domain/secret-hash.ts'
import { HttpProblem } from '../../../src/server/platform/request.ts'
import { password, startIdentityServer } from '../harness/identity-server.ts'
import { inParallel } from '../harness/parallel.ts'
import { hashAsInProduction } from '../harness/quick-hashes.ts'

hashAsInProduction()

const server = await startIdentityServer()

test.each([
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['2001:db8:1:2::', '2001:db8:1:3::', true],
  ['2001:db8:1::', '2001:db8:2::', false],
])('the addresses %s and %s share one hashing key: %s', (one, other, isShared) => {
  expect(callerByAddress(one).key === callerByAddress(other).key).toBe(isShared)
})

test('upper and lower case of a login ID share one hashing place', () => {
  expect(callerByLogin('River_7')).toEqual({ key: 'login river_7', queue: 'proven' })
  expect(callerByLogin('RIVER_7')).toEqual(callerByLogin('River_7'))
})

/** 2 hashes run and 256 wait. Each client asks for one after the other until the queue refuses. */
const fillUnprovenQueue = () => {
  let isStopped = false
  const hashFor = async (client: string) => {
    const hash = () => hashSecret('x', callerByAddress(client)).catch(() => null)
    while (!isStopped && (await hash()) !== null);
  }
  const ended = inParallel(258, (at) => hashFor(`198.51.${at >> 8}.${at & 255}`))
  return () => {
    isStopped = true
    return ended
  }
}

test('a known browser signs in while unknown clients fill the hashing queue', async () => {
  const { loginId, oktaId } = await server.addPerson()
  const device = { find: () => 'its id', remember: () => undefined }
  const stop = fillUnprovenQueue()
  const unknownCaller: unknown = await checkCredentials(server.db, loginId, password, '192.0.2.9').catch(
    (error: unknown) => error,
  )
  const known: unknown = await checkCredentials(server.db, loginId, password, '192.0.2.9', device).catch(
    (error: unknown) => error,
  )
  await stop()
  expect(unknownCaller).toEqual(new HttpProblem('unavailable', 5))
  expect(known).toMatchObject({ kind: 'signedIn', oktaId })
}, 120_000)
