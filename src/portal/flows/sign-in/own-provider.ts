import { isOwnIssuer, mailLanguagePath } from '../../../contract/identity.ts'
import { readTokens } from '../../identity/read-tokens.ts'
import { clearTokens } from '../../identity/token-cookies.ts'
import type { Services } from '../kit/services.ts'

const timeLimit = 15_000

/** All other providers send the data about a person only in tokens. */
export const isOwnProvider = ({ configuration: { okta } }: Services): boolean =>
  isOwnIssuer(okta.issuer, new URL(okta.redirectUri).origin)

export const currentToken = async ({ signIn, cookies }: Services): Promise<string | null> => {
  await (await signIn()).currentPerson()
  return readTokens(cookies).access_token ?? null
}

/**
 * Sends a call to our own identity provider for the signed-in person, and returns the response. If the session has
 * ended, the provider refuses the tokens, and the function removes them.
 * @returns `over` if the session has ended; `unknown` after a response 404, which means that the provider does not
 * offer this call
 * @throws an error if the provider is unreachable or refuses the call
 */
export const askOwnProvider = async (
  services: Services,
  path: string,
  { method = 'GET', json }: { method?: 'GET' | 'PUT' | 'DELETE'; json?: object } = {},
): Promise<Response | 'over' | 'unknown'> => {
  const { cookies, configuration } = services
  const token = await currentToken(services)
  if (token === null) return 'over'
  const response = await fetch(`${configuration.okta.issuer}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(json && { 'Content-Type': 'application/json' }),
    },
    body: json ? JSON.stringify(json) : null,
    signal: AbortSignal.timeout(timeLimit),
  })
  if (response.status === 401) {
    clearTokens({ domain: configuration.cookieDomain }, undefined, cookies)
    return 'over'
  }
  if (response.status === 404) return 'unknown'
  if (!response.ok) throw new Error(`the identity provider answered ${response.status}`)
  return response
}

export const saveMailLanguage = async (services: Services, language: string): Promise<'saved' | 'over'> => {
  const response = await askOwnProvider(services, mailLanguagePath, { method: 'PUT', json: { language } })
  if (response === 'unknown') throw new Error('the identity provider keeps no language')
  return response === 'over' ? 'over' : 'saved'
}
