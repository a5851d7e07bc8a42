import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '../../../.ci/run-command.ts'
import { isUp, makeDataFolder } from '../../../.ci/throwaway.ts'
import { startOkta } from '../../okta/okta.ts'
import type { Shape } from '../../okta/shapes.ts'
import { twoFactors } from '../../okta/okta-tokens.ts'
import { words } from '../../words.ts'

export const clientId = '0oa1utility5portal'
export const callback = '/implicit/callback'
export const afterSignOut = '/login'
/** A customer who has a login at the simulated identity provider. */
export const tenantCustomer = {
  id: '00u1river9utility0',
  login: 'ana.river@example.org',
  password: 'Green-Valley-77',
  name: 'Ana River',
  groups: ['Residents'],
  code: '314159',
}

/** Starts the simulated identity provider, with the portal at `origin` as a registered client. */
export const startTenant = (origin: string, shape: Shape, host?: string) =>
  startOkta(
    {
      shape,
      app: {
        clientId,
        redirectUris: [`${origin}${callback}`],
        postLogoutRedirectUris: [`${origin}${afterSignOut}`],
      },
      people: [tenantCustomer],
      trustedOrigins: new Set([origin]),
      scopes: ['openid', 'profile', 'email', 'offline_access', 'groups'],
    },
    host,
  )

/** Starts the built portal with a separate database and the simulated identity provider. */
export const startPortal = async (port: number, issuer: string) => {
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    // The tests cause warnings in the log of this portal on purpose, so the log is not printed.
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      SANDBOX: 'on',
      DATA_DIR: makeDataFolder(),
      OKTA_ISSUER: issuer,
      OKTA_CLIENT_ID: clientId,
      OKTA_REDIRECT_URI: `${origin}${callback}`,
      OKTA_POST_LOGOUT_REDIRECT_URI: `${origin}${afterSignOut}`,
      OKTA_SCOPES: 'openid profile email offline_access groups',
      OKTA_GROUPS_CLAIM: 'utility_groups',
      PROTECTED_ROUTES: JSON.stringify([
        { path: '/account' },
        { path: '/register' },
        { path: '/forgotLogin', groups: ['Staff'] },
        { path: '/forgotPassword', groups: ['Staff', 'Residents'] },
        { path: '/accountNumberLookup', acr: twoFactors },
      ]),
    },
  })
  await expect.poll(() => isUp(origin), { message: 'the portal answers', timeout: 60_000 }).toBe(true)
  return { stop: () => server.kill('SIGTERM') }
}
export type Portal = Awaited<ReturnType<typeof startPortal>>

export const pressLogIn = (page: Page) =>
  page.getByRole('button', { name: words.landing.login.button, exact: true }).click()

/** Signs the customer in on the sign-in page of the simulated identity provider. */
export const enterPassword = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Sign in to Utility' })).toBeVisible()
  await page.getByLabel('Username').fill(tenantCustomer.login)
  await page.getByLabel('Password').fill(tenantCustomer.password)
  await page.getByRole('button', { name: 'Verify' }).click()
}
