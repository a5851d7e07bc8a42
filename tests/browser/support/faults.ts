import type { Page, Route } from '@playwright/test'
import type { CallSite } from './call-sites/call-site.ts'

/** A marker in every faulty response. A page must never show this text. */
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

/** One of each kind of error of the portal's API client; tests/portal/api/client.test.ts has the others. */
const faults: Faults = {
  offline: (route) => route.abort('internetdisconnected'),
  [tooManyRequests]: answer(429, problem(429, 'too_many_requests'), problemType, { 'Retry-After': '1' }),
  '200 with HTML': answer(200, `<h1>${canary}</h1>`, 'text/html'),
  'an unknown Status': answer(200, JSON.stringify({ Status: canary, status: canary })),
}

/** With missing fields or of a wrong type, which the API contract allows for a few operations only. */
const incompleteResponses: Faults = {
  'a wrong-typed field': answer(200, '{"Status":1,"status":1,"id_token":1,"errorCauses":1}'),
  empty: answer(200, ''),
  'a missing field': answer(200, '{}'),
}

/**
 * Returns the faults to try for a call: every fault for the one call of its kind, and for the others the fault with the
 * longest message and the faults for which they have a rule of their own. The API client does not check the responses
 * of a call with an `address`, which is not in the API contract, so such a call also gets incomplete responses.
 */
export const faultsFor = ({
  failsInEveryWay = false,
  address,
  answers = {},
  passes = {},
}: Pick<CallSite, 'failsInEveryWay' | 'address' | 'answers' | 'passes'>) => {
  const hasOwnRule = (name: string) => name in answers || name in passes
  return [
    ...Object.entries(faults).filter(
      ([name]) => failsInEveryWay || name === tooManyRequests || hasOwnRule(name),
    ),
    ...Object.entries(incompleteResponses).filter(
      ([name]) => (failsInEveryWay && address !== undefined) || hasOwnRule(name),
    ),
  ]
}

export const breakCall = async (page: Page, address: string, fault: (route: Route) => Promise<void>) => {
  const calls = { count: 0 }
  await page.route(address, (route) => {
    calls.count++
    return fault(route)
  })
  return calls
}
