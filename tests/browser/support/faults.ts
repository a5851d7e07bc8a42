import type { Page, Route } from '@playwright/test'

/** Is part of every faulty answer: it must never appear on the page. */
export const canary = 'CANARY-OF-THE-SERVER'

const answer =
  (status: number, body: string, contentType = 'application/json', headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, body, contentType, headers })
const problem = (status: number, code: string) =>
  JSON.stringify({ type: 'about:blank', title: canary, status, code, requestId: canary })
const problemType = 'application/problem+json'

export const unanswered = 'no answer within the time limit'
export const tooOften = '429 with Retry-After'

/** Those that are success when no flow reads the answer. */
export const withoutProblem: readonly string[] = [
  '200 with HTML',
  'truncated JSON',
  'a wrong-typed field',
  'a null',
  'empty',
  'a missing field',
  'an unknown Status',
]

/** The possible faults of a call. */
export const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  offline: (route) => route.abort('internetdisconnected'),
  refused: (route) => route.abort('connectionrefused'),
  reset: (route) => route.abort('connectionreset'),
  [unanswered]: () => Promise.resolve(),
  '500 with a problem': answer(500, problem(500, 'internal'), problemType),
  '500 with other JSON': answer(500, `{"error":"${canary}"}`),
  '502 with HTML': answer(502, `<h1>${canary}</h1>`, 'text/html'),
  [tooOften]: answer(429, problem(429, 'too_many_requests'), problemType, { 'Retry-After': '1' }),
  '429 without Retry-After': answer(429, problem(429, 'too_many_requests'), problemType),
  '200 with HTML': answer(200, `<h1>${canary}</h1>`, 'text/html'),
  'truncated JSON': answer(200, `{"Status":"${canary}`),
  'a wrong-typed field': answer(200, '{"Status":1,"status":1,"id_token":1,"errorCauses":1}'),
  'a null': answer(200, 'null'),
  empty: answer(200, ''),
  'a missing field': answer(200, '{}'),
  'an unknown Status': answer(200, JSON.stringify({ Status: canary, status: canary })),
}

/** Makes the time limit of calls short while `hurry` is set. */
export const mayHurry = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) =>
      timeout('hurry' in document.documentElement.dataset ? 1000 : milliseconds)
  })
}

/** Switches the short time limit of calls on or off. */
export const hurry = (page: Page, isHurried: boolean): Promise<void> =>
  page.evaluate((set) => {
    if (set) document.documentElement.dataset['hurry'] = ''
    else delete document.documentElement.dataset['hurry']
  }, isHurried)

/** Makes requests to `address` fail in one way; `count` is how often it was called. */
export const breakCall = async (page: Page, address: string, fault: (route: Route) => Promise<void>) => {
  const calls = { count: 0 }
  await page.route(address, (route) => {
    calls.count++
    return fault(route)
  })
  return calls
}

/** What an earlier step stored in the tab. */
export const storeRecord = async (page: Page, name: string, value: object): Promise<void> => {
  await page.addInitScript(
    ([key, stored]) => {
      if (sessionStorage.getItem(key) === null)
        sessionStorage.setItem(key, JSON.stringify({ writtenAt: Date.now(), value: stored }))
    },
    [`mywater.${name}`, value] as const,
  )
}
