import { afterAll, expect, test } from 'vitest'
import { createForeignTokens } from '../../../src/server/identity/foreign-tokens.ts'
import { startOkta } from '../../okta/okta.ts'
import { createTokenMaker, oneFactor } from '../../okta/okta-tokens.ts'
import { okta as oktaShape } from '../../okta/shapes.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { installationOf } from '../harness/identity-server.ts'
import { startTestServer } from '../harness/start-test-server.ts'
import { thirdPartiesOf } from '../harness/third-party-fixture.ts'

const okta = await startOkta({
  shape: oktaShape,
  app: { clientId: '0oaportal', redirectUris: [], postLogoutRedirectUris: [] },
  people: [],
  trustedOrigins: new Set(),
  scopes: ['openid'],
})
const environment = { OKTA_ISSUER: okta.issuer, OKTA_CLIENT_ID: '0oaportal' }
const fixture = await openServerFixture({ environment })
const thirdParties = thirdPartiesOf(fixture)
afterAll(() => okta.close())

const grantOf = (id: string) => ({
  person: { id, login: 'ana.river@example.org', password: '', name: 'Ana River', groups: [], code: '' },
  clientId: '0oaportal',
  scopes: ['openid'],
  acr: oneFactor,
  authTime: 0,
})

test('with an Okta tenant the built-in provider answers 404, without keys', async () => {
  for (const path of [
    '',
    '/.well-known/openid-configuration',
    '/v1/authorize',
    '/v1/keys',
    '/reset-password',
  ])
    expect((await fetch(`${fixture.origin}/oauth2/default${path}`)).status).toBe(404)
  await fixture.db.deleteFrom('secretKey').execute()
  await startTestServer({ database: fixture.database, environment })
  const keys = await fixture.db.selectFrom('secretKey').select('name').execute()
  expect(keys.map(({ name }) => name).toSorted()).toEqual(['captcha.fake', 'log.logins', 'submit.body'])
})

test('with an Okta tenant as identity provider, serviceLogin returns no tokens', async () => {
  expect(await fixture.visitor().call('serviceLogin', undefined)).toEqual({})
})

test("with an Okta tenant the sandbox page shows the tenant's issuer", async () => {
  const page = await (await fetch(`${fixture.origin}/sandbox`)).text()
  expect(page).toContain(`The sign-in is at <code>${okta.issuer}</code>`)
})

test("the claim uid of an Okta tenant's token identifies the login", async () => {
  const { visitor, request } = await thirdParties.accepted()
  const { oktaId } = await installationOf(fixture).addPerson()
  const token = await okta.make.accessToken(grantOf(oktaId), 60)
  const body = { thirdPartyURLHashCode: request.hashcode }
  const response = await visitor.send('createSecondaryAccountHolder', body, {
    Authorization: `Bearer ${token}`,
  })
  expect(await response.json()).toEqual({ outputObject: { returnStatus: 'S' } })
  expect(await thirdParties.holdersOf(request)).toEqual([{ oktaId, role: 'secondary' }])
})

const verify = (token: string, audience = 'api://default') =>
  createForeignTokens({ issuer: okta.issuer, audience }).verifyAccessToken(token)
const grant = grantOf('00u1')

test("an Okta tenant's token is accepted for its own audience alone", async () => {
  const token = await okta.make.accessToken(grant, 60)
  expect(await verify(token)).toMatchObject({ sub: '00u1', cid: '0oaportal' })
  await expect(verify(token, 'api://other')).rejects.toThrow('unexpected "aud" claim value')
})

test('an expired, foreign or ID token of an Okta tenant is refused', async () => {
  await expect(verify(await okta.make.accessToken(grant, -1))).rejects.toThrow('"exp" claim')
  const id = await okta.make.idToken(grant, 'access', 60, okta.issuer)
  await expect(verify(id, '0oaportal')).rejects.toThrow('missing required "uid" claim')
  const other = await createTokenMaker(okta.issuer, 'api://default')
  await expect(verify(await other.accessToken(grant, 60))).rejects.toThrow('no applicable key found')
})
