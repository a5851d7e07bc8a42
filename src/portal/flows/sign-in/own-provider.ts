import { isOwnIssuer, mailLanguagePath } from '../../../contract/identity.ts'
import { clearTokens, readTokens } from '../../identity/token-cookies.ts'
import type { Services } from '../kit/services.ts'

/** Longest wait for the identity provider, in milliseconds. */
const timeLimit = 15_000

/** Whether the identity provider is ours: somebody else's has no answers about a person but tokens. */
export const isOwnProvider = ({ configuration: { okta } }: Services): boolean =>
  isOwnIssuer(okta.issuer, new URL(okta.redirectUri).origin)

/**
 * The access token of who is signed in, renewed when it has ended.
 * @throws when there is none
 */
export const currentToken = async ({ signIn, cookies }: Services): Promise<string> => {
  await (await signIn()).currentPerson()
  const { access_token: token } = readTokens(cookies)
  if (!token) throw new Error('there is no token to ask with')
  return token
}

/**
 * What our identity provider answers to who is signed in. It refuses the tokens of a session that has ended: they are
 * forgotten then.
 * @returns `over` when the session has ended; `unknown` where one that is not ours stands at our address
 * @throws when it cannot be asked, or refuses
 */
export const askOwnProvider = async (
  services: Services,
  path: string,
  { method = 'GET', json }: { method?: 'GET' | 'PUT' | 'DELETE'; json?: object } = {},
): Promise<Response | 'over' | 'unknown'> => {
  const { cookies, configuration } = services
  const response = await fetch(`${configuration.okta.issuer}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${await currentToken(services)}`,
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

/**
 * From now on the person is written to in that language.
 * @returns `over` when their session has ended
 * @throws when the identity provider cannot be asked, refuses, or keeps no language
 */
export const saveMailLanguage = async (services: Services, language: string): Promise<'saved' | 'over'> => {
  const response = await askOwnProvider(services, mailLanguagePath, { method: 'PUT', json: { language } })
  if (response === 'unknown') throw new Error('the identity provider keeps no language')
  return response === 'over' ? 'over' : 'saved'
}
