import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { recoveryOperations } from '../../../src/contract/recovery.ts'
import { createCaptcha } from '../../../src/portal/records/captcha.ts'
import { securityCheck } from '../../../src/portal/flows/verification/security-check.ports.ts'
import { clientOf, startBackend } from '../api/faulty-backend.ts'
import { createStore } from '../identity/stubs.ts'
import { configuration, stubServices } from '../kit/stub-services.ts'

const problem = (status: number, code: string) => ({
  status,
  body: { type: 'about:blank', title: 'No', status, code, requestId: 'r' },
})
const done = { status: 200, body: { Status: 'Success' } }
const unknown = problem(404, 'not_found')
const refused = problem(403, 'captcha_required')
const first = 'passSecurityCheck token'

const solveAndCall = async (
  spent: typeof done | typeof refused | null,
  captchaPass = true,
  waits: 'waits' | 'hurries' = 'waits',
) => {
  const asked: string[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockClear()
  const respond: RequestListener = ({ url = '', headers, socket }, response) => {
    asked.push([url.slice(1), headers['x-captcha-token']].filter(Boolean).join(' '))
    const answer = url === '/passSecurityCheck' ? spent : done
    if (answer === null) return void socket.destroy()
    response.writeHead(answer.status).end(JSON.stringify(answer.body))
  }
  const backend = await startBackend(respond)
  const captcha = createCaptcha(createStore())
  const call = clientOf(backend.baseUrl, undefined, captcha)
  const services = stubServices({ call, captcha, configuration: { ...configuration, captchaPass } })
  const check = createActor(securityCheck(services), { input: { reminder: null } }).start()
  check.send({ type: 'captcha.solved', token: 'token' })
  const { spend } = check.getSnapshot().children
  if (waits === 'hurries') check.send({ type: 'check.submit' })
  else await new Promise<void>((ended) => spend?.subscribe({ complete: ended, error: () => ended() }))
  const passedEarly = captcha.isPassed()
  const ask = () => call(recoveryOperations.forgotLogin, { emailAddress: 'jordan@example.com' })
  const calls = waits === 'hurries' ? [ask(), ask()] : [ask()]
  const limits = timeout.mock.calls.length
  await Promise.all(calls)
  await backend.close()
  return { state: check.getSnapshot().value, asked, passedEarly, passed: captcha.isPassed(), limits }
}

test.each([
  ['verifies it', done, true, 'spent', [first, 'forgotLogin'], [true, true]],
  ['does not know the call', unknown, true, 'solved', [first, 'forgotLogin token'], [false, true]],
  ['is away', null, true, 'solved', [first, 'forgotLogin token'], [false, true]],
  ['refuses it', refused, true, 'unsolved', [first, 'forgotLogin'], [false, false]],
  ['has no such call by its configuration', done, false, 'solved', ['forgotLogin token'], [false, true]],
] as const)(
  'a captcha token is spent when it is won: the backend %s',
  async (_, spent, has, state, asked, passed) => {
    const found = await solveAndCall(spent, has)
    expect(found).toMatchObject({ state, asked, passedEarly: passed[0], passed: passed[1] })
  },
)

test.each([
  ['comes', done, [first, 'forgotLogin', 'forgotLogin']],
  ['is lost', null, [first, 'forgotLogin token', 'forgotLogin']],
])('calls before the answer wait, and never two carry the token: the answer %s', async (_, spent, asked) => {
  expect(await solveAndCall(spent, true, 'hurries')).toMatchObject({ asked, limits: 3 })
})
