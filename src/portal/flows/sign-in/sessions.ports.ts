import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { sessionsMachine } from '../../../../machines/sessions.machine.ts'
import type { SessionsOutcome } from '../../../../machines/sessions.machine.ts'
import { endpointsOf, isOwnIssuer, sessionList, sessionsPath } from '../../../contract/identity.ts'
import { clearTokens, readTokens } from '../../identity/token-cookies.ts'
import { defineFlow } from '../kit/flow.ts'
import type { Services } from '../kit/services.ts'

/** Longest wait for the identity provider, in milliseconds. */
const timeLimit = 15_000

/**
 * What our identity provider says of this person's sessions. It refuses the tokens of a session that has ended: they are
 * forgotten then.
 * @throws when it cannot be asked, or answers otherwise
 */
export const askForSessions = async (
  { signIn, cookies, configuration: { okta, cookieDomain } }: Services,
  method: 'GET' | 'DELETE',
): Promise<SessionsOutcome> => {
  // renews tokens that have ended
  await (await signIn()).currentPerson()
  const { access_token: token } = readTokens(cookies)
  if (!token) throw new Error('there is no token to ask with')
  const response = await fetch(`${endpointsOf(okta.issuer)}${sessionsPath}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(timeLimit),
  })
  if (response.status === 401) {
    clearTokens({ domain: cookieDomain }, undefined, cookies)
    return { kind: 'over' }
  }
  if (!response.ok) throw new Error(`the identity provider answered ${response.status}`)
  const sessions = v.parse(sessionList, await response.json())
  return {
    kind: 'sessions',
    sessions: sessions.map(({ browser, system, since, lastUsed, current }) => ({
      browser,
      system,
      since: Date.parse(since),
      lastUsed: Date.parse(lastUsed),
      isCurrent: current,
    })),
  }
}

export const flow = defineFlow(sessionsMachine, {
  bindPorts: (services) =>
    sessionsMachine.provide({
      actors: {
        listSessions: fromPromise(() => askForSessions(services, 'GET')),
        endOtherSessions: fromPromise(() => askForSessions(services, 'DELETE')),
      },
    }),
  input: ({ configuration: { okta } }) => ({
    isOffered: isOwnIssuer(okta.issuer, new URL(okta.redirectUri).origin),
  }),
  onDone: { login: () => ({ path: 'login', replace: true }) },
})
