import { expect } from 'vitest'
import { createSignIn, type SignIn } from '../../../src/portal/identity/sign-in.ts'
import { portalClientId, portalScopes } from '../../../src/contract/identity.ts'
import { createJar, createStore } from '../../portal/identity/stubs.ts'
import type { Browser } from '../../support/identity-browser.ts'
import { type IdentityServer, password, publicOrigin } from './identity-server.ts'

/** With Okta's SDK, without a browser. */
export const portalOf = (server: IdentityServer) => {
  const openPortal = (changes: { issuer?: string; clientId?: string } = {}) => {
    const { jar, values } = createJar()
    const store = createStore()
    const left: string[] = []
    const okta = {
      issuer: server.issuer,
      clientId: portalClientId,
      redirectUri: `${publicOrigin}/login/callback`,
      scopes: [...portalScopes],
      ...changes,
    }
    const surroundings = { jar, store, origin: publicOrigin, go: (url: string) => void left.push(url) }
    const signIn = createSignIn({ okta, cookieDomain: '' }, surroundings)
    return { jar, values, store, left, signIn }
  }

  const goAndSignIn = async (
    portal: ReturnType<typeof openPortal>,
    loginId: string,
    browser: Browser = server.openBrowser(),
  ) => {
    const page = await browser.open(portal.left.at(-1) ?? '')
    return (await browser.submit(page, { loginId, password })).url.search
  }

  const signInAt = async (
    portal: ReturnType<typeof openPortal>,
    originalUri = '/account?tab=bills',
    request: Partial<Parameters<SignIn['startSignIn']>[0]> = {},
  ) => {
    const person = await server.addPerson()
    const started = await portal.signIn.startSignIn({ originalUri, language: 'en', ...request })
    expect(started).toEqual({ kind: 'leaving' })
    return { person, callback: await goAndSignIn(portal, person.loginId) }
  }

  return { openPortal, goAndSignIn, signInAt }
}
