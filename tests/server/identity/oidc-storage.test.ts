import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oidcStorage } from '../../../src/server/identity/provider/oidc-storage.ts'
import { password, startIdentityServer } from '../harness/identity-server.ts'

const server = await startIdentityServer()

/** What the storage escapes, and what is similar. */
const special = ['\u{e000}', '\u{e001}', '\u{e001}!', '\u{e001}.', '!', '.', '"', '\\', '\u{1f600}']
const text = fc
  .array(fc.oneof(fc.constantFrom(...special), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join('').replaceAll('\0', ''))
  .filter((string) => string.isWellFormed())
const newId = () => randomBytes(32).toString('base64url')

test('the storage for oidc-provider returns each payload unchanged', async () => {
  const storage = oidcStorage(server.db, 1800)('Interaction')
  await fc.assert(
    fc.asyncProperty(text, text, fc.boolean(), async (state, nonce, namesId) => {
      const id = newId()
      const payload = {
        jti: id,
        returnTo: `/v1/authorize/${id}`,
        params: { state: namesId ? `${state}${id}${state}` : state, [nonce]: nonce },
      }
      await storage.upsert(id, payload, 60)
      expect(await storage.find(id)).toEqual(payload)
      await storage.destroy(id)
    }),
    { numRuns: 300 },
  )
})

test('the storage for oidc-provider hides the id of a payload anywhere', async () => {
  const id = newId()
  const payload = { jti: id, params: { state: special.map((string) => `${string}${id}`).join('') } }
  const storage = oidcStorage(server.db, 1800)('Interaction')
  await storage.upsert(id, payload, 60)
  const rows = await server.db.selectFrom('oidc').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(id)
  expect(await storage.find(id)).toEqual(payload)
})

test('state returns unchanged, even with private use characters', async () => {
  const { loginId } = await server.addPerson()
  const state = `\u{e000}a${special.join('')}`
  const browser = server.openBrowser()
  const page = await browser.open(server.authorizeUrl({ state }))
  const back = await browser.submit(page, { loginId, password })
  expect(back.url.searchParams.get('state')).toBe(state)
})

test.each(['%00', '%ED%A0%80', '%ED%B0%80', '%ff', '%C0%80', '%', '%zz'])(
  'a state or nonce that contains %s is refused with 400',
  async (code) => {
    for (const name of ['state', 'nonce']) {
      const url = server.authorizeUrl({ [name]: 'HERE' }).href.replace('HERE', `a${code}b`)
      const response = await fetch(url, { redirect: 'manual' })
      expect(response.status).toBe(400)
    }
  },
)
