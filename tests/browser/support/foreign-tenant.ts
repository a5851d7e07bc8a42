import { expect, type Page } from '@playwright/test'
import { makeDataFolder } from '../../support/throwaway.ts'
import { createOpenApiDocument } from '../../../src/server/openapi/document.ts'
import { startForeignBackend } from '../../foreign-backend/server.ts'
import { startOkta } from '../../okta/okta.ts'
import { customer, type Shape } from '../../okta/shapes.ts'
import { twoFactors } from '../../okta/okta-tokens.ts'
import { foreignSettings, startServer } from './start-server.ts'
import { words } from '../../words.ts'

export const clientId = '0oa1utility5portal'
export const callback = '/implicit/callback'
export const afterSignOut = '/login'

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
      people: [customer],
      trustedOrigins: new Set([origin]),
      scopes: ['openid', 'profile', 'email', 'offline_access', 'groups'],
    },
    host,
  )

/** Its backend is simulated too, so it needs no database. */
export const startPortal = async (port: number, issuer: string) => {
  const origin = `http://localhost:${port}`
  const backend = await startForeignBackend(origin, createOpenApiDocument())
  const env = {
    ...foreignSettings(port, backend.baseUrl),
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
  }
  // The tests cause warnings in the log of this portal on purpose, so the log is not printed.
  const stop = await startServer(env, origin, 'ignore')
  return {
    stop: async () => {
      stop()
      await backend.close()
    },
  }
}
export type Portal = Awaited<ReturnType<typeof startPortal>>

export const pressLogIn = (page: Page) =>
  page.getByRole('button', { name: words.landing.login.button, exact: true }).click()

export const enterPassword = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Sign in to Utility' })).toBeVisible()
  await page.getByLabel('Username').fill(customer.login)
  await page.getByLabel('Password').fill(customer.password)
  await page.getByRole('button', { name: 'Verify' }).click()
}
