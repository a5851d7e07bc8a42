import type pg from 'pg'
import * as v from 'valibot'
import { issuerPath } from '../../src/contract/identity.ts'
import { operations } from '../../src/contract/operations.ts'
import { openBrowser } from '../../tests/support/identity-browser.ts'
import { readAnswer } from '../conformance/answers.ts'
import { openClient } from '../conformance/client.ts'
import { password } from '../tools/scale/fill.ts'
import { type CallerData, makeCallerData } from '../tools/scale/caller-data.ts'
import { signInSteps } from '../tools/scale/sign-in.ts'
import { failuresOf, measureCalls, type MeasuredCall, runInLockstep } from '../tools/scale/measure-calls.ts'

const Login = v.object({ login_id: v.string(), email: v.string() })
const Link = v.object({ link: v.string() })

const secondPassword = 'Green-Kettle-43'

/** Activation, sign-in and new password. Without a mail server the database keeps the mails with the codes. */
const openRegistered = async (
  origin: string,
  client: pg.Client,
  { people, session, clientAddress }: CallerData,
) => {
  const login = await client.query(
    `select login_id, email from login join login_account using (okta_id)
      where contract_number = $1 and role = 'primary'`,
    [people.registration.connectionContractNumber],
  )
  const { login_id: loginId, email } = v.parse(Login, login.rows[0])
  let current = password

  const call = async (name: 'completeRegistration' | 'forgotPasswordV3', body: object): Promise<void> => {
    const reply = await openClient(`${origin}/api`)(name, {
      method: 'POST',
      session,
      headers: { 'X-Forwarded-For': clientAddress },
      body: JSON.stringify(body),
    })
    const { Status } = v.parse(v.object({ Status: v.string() }), readAnswer(operations[name], reply))
    if (!/^Success$|Sent$/.test(Status)) throw new Error(`${name}: ${Status}`)
  }
  const mailedCode = async (path: string): Promise<string> => {
    const { rows } = await client.query(
      `select link from message, unnest(links) as link where recipient = $1 and link like $2 order by id desc limit 1`,
      [email, `%${path}?%`],
    )
    return new URL(v.parse(Link, rows[0]).link).searchParams.get('code') ?? ''
  }
  const choosePassword = async (): Promise<void> => {
    const code = await mailedCode('/reset-password')
    const browser = openBrowser(`${origin}${issuerPath}`, 'test', clientAddress)
    const page = await browser.open(`${origin}${issuerPath}/reset-password?code=${code}`)
    const next = current === password ? secondPassword : password
    const done = await browser.submit(page, { code, password: next, confirmPassword: next })
    if (!done.url.pathname.endsWith('/done'))
      throw new Error(`new password: ${done.status} at ${done.url.pathname}`)
    current = next
  }

  const activate = async () =>
    call('completeRegistration', { cipherText: await mailedCode('/registrationComplete') })
  return {
    activate: [{ name: 'activation', run: activate }],
    resetPassword: [
      { name: 'forgotten password', run: () => call('forgotPasswordV3', { loginId }) },
      { name: 'new password', run: choosePassword },
    ],
    /** First the steps until the tokens, then those that need them. */
    signIn() {
      const steps = signInSteps(origin, loginId, clientAddress, current)
      const withTokens = steps.findIndex(({ name }) => name === 'renewed tokens')
      return { untilTokens: steps.slice(0, withTokens), withTokens: steps.slice(withTokens) }
    },
  }
}
export type Registered = Awaited<ReturnType<typeof openRegistered>>

/**
 * Callers of a filled database, each with other data.
 * @param report takes how many calls were made, and those that failed
 */
export const openCallers = (
  origin: string,
  accounts: number,
  report: (made: number, failures: readonly string[]) => void,
) => {
  let callers = 0
  const take = async (steps: readonly MeasuredCall[]) =>
    report(steps.length, failuresOf(await runInLockstep([steps])))
  return {
    take,
    /** Makes every call of the API once, then activates the login that these calls have registered. */
    register: async (client: pg.Client): Promise<Registered> => {
      const caller = await makeCallerData(client, accounts, callers++)
      const times = await measureCalls(origin, [caller])
      report(times.size, failuresOf(times))
      const registered = await openRegistered(origin, client, caller)
      await take(registered.activate)
      return registered
    },
  }
}
