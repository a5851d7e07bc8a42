import { findFreePort } from '../../support/throwaway.ts'
import type { Okta } from '../../okta/okta.ts'
// This test simulates Okta: a renewal in a hidden frame needs the response mode `okta_post_message`, which only Okta
// offers.
import { okta as oktaShape } from '../../okta/shapes.ts'
import {
  enterPassword,
  type Portal,
  pressLogIn,
  startPortal,
  startTenant,
} from '../support/foreign-tenant.ts'
import { expect, test } from '../support/test.ts'

const port = await findFreePort()
const origin = `http://localhost:${port}`
let okta: Okta
let portal: Portal

test.use({ baseURL: origin })

test.beforeAll(async () => {
  // The portal and the identity provider have different origins on the same site, as if both had a subdomain of the
  // utility's domain.
  okta = await startTenant(origin, oktaShape, 'localhost')
  portal = await startPortal(port, okta.issuer)
})

test.afterAll(async () => {
  await portal.stop()
  await okta.close()
})

test('without a refresh token, a hidden frame renews the tokens', async ({ page, context }) => {
  okta.settings.withoutRefreshTokens = true
  okta.settings.nextTokens = 20
  await page.goto('/account')
  await pressLogIn(page)
  await enterPassword(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ana River')
  expect(okta.asked).toEqual(['token authorization_code', 'token authorization_code'])
  const names = (await context.cookies(origin)).map(({ name }) => name)
  expect(names).toContain('mw_id_token')
  expect(names).not.toContain('refresh_token')
})
