import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { sessionsMachine, type SessionsOutcome } from '../../../../machines/sessions.machine.ts'
import { sessionList, sessionsPath } from '../../../contract/identity.ts'
import { defineFlow } from '../kit/flow.ts'
import type { Services } from '../kit/services.ts'
import { askOwnProvider, isOwnProvider } from './own-provider.ts'

const askForSessions = async (services: Services, method: 'GET' | 'DELETE'): Promise<SessionsOutcome> => {
  const response = await askOwnProvider(services, sessionsPath, { method })
  if (response === 'over' || response === 'unknown') return { kind: response }
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
  input: (services) => ({ isOffered: isOwnProvider(services) }),
  onDone: { login: () => ({ path: 'login', replace: true }) },
})
