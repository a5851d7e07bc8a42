import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { overviewPath, portalClientId, portalScopes, sessionsPath } from '../../../src/contract/identity.ts'
import { openBrowser, type Page } from '../../../tests/support/identity-browser.ts'
import { password } from './fill.ts'

const verifier = 'v'.repeat(64)
const tokens = v.object({ access_token: v.string(), refresh_token: v.string() })

const succeeded = async (answer: Promise<Response>): Promise<Response> => {
  const response = await answer
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}

/** A sign-in and a visit to the account page, with the requests of the portal. */
export const signInSteps = (
  origin: string,
  loginId: string,
  clientAddress: string,
  secret: string = password,
) => {
  const issuer = `${origin}/oauth2/default`
  const browser = openBrowser(issuer)
  const redirectUri = `${origin}/login/callback`
  const address = { 'X-Forwarded-For': clientAddress }
  let page: Page | undefined
  let granted: v.InferOutput<typeof tokens> | undefined
  const authorize = async () => {
    const url = new URL(`${issuer}/v1/authorize`)
    url.search = new URLSearchParams({
      client_id: portalClientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: portalScopes.join(' '),
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()
    page = await browser.open(url)
  }
  const enterPassword = async () => {
    if (page) page = await browser.submit(page, { loginId, password: secret })
  }
  const token = async (form: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: portalClientId, ...form })
    const response = await succeeded(fetch(`${issuer}/v1/token`, { method: 'POST', headers: address, body }))
    granted = v.parse(tokens, await response.json())
  }
  const exchangeCode = () =>
    token({
      grant_type: 'authorization_code',
      code: page?.url.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    })
  const ask = async (path: string, method = 'GET') => {
    const headers = { ...address, Authorization: `Bearer ${granted?.access_token ?? ''}` }
    await (await succeeded(fetch(`${issuer}${path}`, { method, headers }))).text()
  }
  return [
    { name: 'sign-in page', run: authorize },
    { name: 'password', run: enterPassword },
    { name: 'tokens', run: exchangeCode },
    {
      name: 'renewed tokens',
      run: () => token({ grant_type: 'refresh_token', refresh_token: granted?.refresh_token ?? '' }),
    },
    { name: 'account overview', run: () => ask(overviewPath) },
    { name: 'sessions', run: () => ask(sessionsPath) },
    { name: 'end other sessions', run: () => ask(sessionsPath, 'DELETE') },
  ]
}
