import type { Page, Route } from '@playwright/test'
import type { CallSite } from './call-sites/call-site.ts'

/** Every faulty response contains this text. A page must never show it. */
export const canary = 'CANARY-OF-THE-SERVER'

const answer =
  (status: number, body: string, contentType = 'application/json', headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, body, contentType, headers })
const problem = (status: number, code: string) =>
  JSON.stringify({ type: 'about:blank', title: canary, status, code, requestId: canary })
const problemType = 'application/problem+json'

export const tooManyRequests = '429 with Retry-After'

type Faults = Readonly<Record<string, (route: Route) => Promise<void>>>

/**
 * One fault for each way in which a call can fail. The client maps every other fault to the same error as one of
 * these faults (tests/portal/api/client.test.ts).
 */
const faults: Faults = {
  offline: (route) => route.abort('internetdisconnected'),
  [tooManyRequests]: answer(429, problem(429, 'too_many_requests'), problemType, { 'Retry-After': '1' }),
  '200 with HTML': answer(200, `<h1>${canary}</h1>`, 'text/html'),
  'an unknown Status': answer(200, JSON.stringify({ Status: canary, status: canary })),
}

/** Responses without the usual fields. A few operations document such a response. */
const incompleteResponses: Faults = {
  'a wrong-typed field': answer(200, '{"Status":1,"status":1,"id_token":1,"errorCauses":1}'),
  empty: answer(200, ''),
  'a missing field': answer(200, '{}'),
}

/**
 * Returns the faults to try for a call. `answers` names the incomplete responses that the operation documents. A call
 * with an `address` is not part of the API contract, so the client's tests do not cover this call. Therefore every
 * incomplete response is tried for this call.
 */
export const faultsFor = ({ address, answers = {} }: Pick<CallSite, 'address' | 'answers'>) => [
  ...Object.entries(faults),
  ...Object.entries(incompleteResponses).filter(([name]) => address !== undefined || name in answers),
]

/** Makes requests to `address` fail with the given fault. The returned `count` is the number of these requests. */
export const breakCall = async (page: Page, address: string, fault: (route: Route) => Promise<void>) => {
  const calls = { count: 0 }
  await page.route(address, (route) => {
    calls.count++
    return fault(route)
  })
  return calls
}

/**
 * Stores data in the tab, as an earlier step of a flow would do. If the tab already has data under this name, the
 * function keeps that data.
 */
export const storeRecord = async (page: Page, name: string, value: object): Promise<void> => {
  await page.addInitScript(
    ([key, stored]) => {
      if (sessionStorage.getItem(key) === null)
        sessionStorage.setItem(key, JSON.stringify({ writtenAt: Date.now(), value: stored }))
    },
    [`mywater.${name}`, value] as const,
  )
}
