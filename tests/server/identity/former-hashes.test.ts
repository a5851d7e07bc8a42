import { createHook } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { checkCredentials } from '../../../src/server/domain/check-credentials.ts'
import { password, startIdentityServer } from '../harness/identity-server.ts'
import { textMatching } from '../harness/text-matching.ts'

/** Earlier versions used scrypt, later ones argon2id. */
const formerHash = '$scrypt$ln=14,r=8,p=5$RhiPqr9v5fb_DL85JW3DVA$crPxBHOzac5XWzXc8f-nm-Y-qBjZ5LBMKhe7KmYnQes'

const server = await startIdentityServer()

const addFormer = async () => {
  const person = await server.addPerson()
  await server.setLogin(person.oktaId, { passwordHash: formerHash })
  return person
}
const hashOf = async (oktaId: string) => {
  const query = server.db.selectFrom('login').select('passwordHash').where('oktaId', '=', oktaId)
  return (await query.executeTakeFirstOrThrow()).passwordHash
}
const check = (loginId: string, typed: string) => checkCredentials(server.db, loginId, typed, '192.0.2.7')

/**
 * The hash functions that a sign-in calls: were they not always the same, the time would show which login
 * IDs exist.
 */
const derivedFor = async (loginId: string, typed: string) => {
  const derived: string[] = []
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST' || type === 'SCRYPTREQUEST') derived.push(type)
    },
  }).enable()
  try {
    await check(loginId, typed)
  } finally {
    hook.disable()
  }
  return derived.toSorted()
}

test('a sign-in replaces a former scrypt hash with an argon2id hash', async () => {
  const { loginId, oktaId } = await addFormer()
  expect(await check(loginId, 'Wrong-Water-7')).toEqual({ kind: 'refused' })
  expect(await hashOf(oktaId)).toBe(formerHash)
  expect(await check(loginId, password)).toMatchObject({ kind: 'signedIn', oktaId })
  expect(await hashOf(oktaId)).toEqual(textMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/))
  expect(await check(loginId, password)).toMatchObject({ kind: 'signedIn', oktaId })
  expect(await check(loginId, 'Wrong-Water-7')).toEqual({ kind: 'refused' })
})

test('a remembered browser is linked to the hash that replaces a former', async () => {
  const { loginId, oktaId } = await addFormer()
  const remembered: string[] = []
  const device = { find: () => null, remember: (passwordHash: string) => void remembered.push(passwordHash) }
  await checkCredentials(server.db, loginId, password, '192.0.2.7', device)
  expect(remembered).toEqual([await hashOf(oktaId)])
})

test('wrong passwords and unknown logins call the same hash functions', async () => {
  const [today, former] = [await server.addPerson(), await addFormer()]
  const [both, one] = [['ARGON2REQUEST', 'SCRYPTREQUEST'], ['ARGON2REQUEST']]
  for (const loginId of [today.loginId, former.loginId, 'Nobody_9'])
    expect([loginId, await derivedFor(loginId, 'Wrong-Water-7')]).toEqual([loginId, both])
  await check(former.loginId, password)
  for (const loginId of [today.loginId, former.loginId, 'Nobody_9'])
    expect([loginId, await derivedFor(loginId, 'Wrong-Water-7')]).toEqual([loginId, one])
})
