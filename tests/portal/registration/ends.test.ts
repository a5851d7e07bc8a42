import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { emptyBill } from '../../../machines/forms/bill.ts'
import { flow as createLogin } from '../../../src/portal/flows/registration/create-login.ports.ts'
import { flow as eligibility } from '../../../src/portal/flows/registration/eligibility.ports.ts'
import { registrationRecords } from '../../../src/portal/flows/registration/registration.records.ts'
import { decoded } from '../kit/decoded.ts'
import { createStore } from '../identity/stubs.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'
import { answer, entries, person } from './create-login-examples.ts'

const eligible = { Status: 'Eligible', Details: '', StatusCode: '', 'Okta Account Status': '', 'Okta Id': '' }
type Tab = ReturnType<typeof open>
const open = () => {
  const store = createStore()
  const { call } = stubCalls({
    checkRegistrationEligibility: [eligible, eligible],
    loginIdValid: [true],
    createUserWithCredentials: [decoded('createUserWithCredentials', answer)],
  })
  const captcha = { keep: () => undefined, isPassed: () => true }
  const services = stubServices({ storage: store, call, captcha })
  const bill = () =>
    createActor(eligibility.bindPorts(services), { input: eligibility.input(services, {}) }).start()
  const login = () =>
    createActor(createLogin.bindPorts(services), { input: createLogin.input(services, {}) }).start()
  return { store, services, bill, login }
}

const typeBill = ({ bill }: Tab) => {
  const actor = bill()
  actor.send({ type: 'draft.keep', draft: person })
  return actor
}
const submitBill = async (tab: Tab) => {
  const actor = typeBill(tab)
  actor.send({ type: 'form.submit', entries: person })
  await waitFor(actor, ({ status }) => status === 'done')
}

const waysIn: Record<string, (tab: Tab) => Promise<void>> = {
  'the bill': submitBill,
  'the bill, Back and Forward': async (tab) => {
    await submitBill(tab)
    typeBill(tab).stop()
  },
  'the bill, Back and another submit': async (tab) => {
    await submitBill(tab)
    await submitBill(tab)
  },
}
const ends: Record<string, (tab: Tab) => Promise<unknown>> = {
  'the login is made': async ({ login }) => {
    const actor = login()
    actor.send({ type: 'form.submit', entries })
    return waitFor(actor, ({ status }) => status === 'done')
  },
  'Close on the login form': async ({ login }) => {
    login().send({ type: 'close.choose' })
  },
  'Close and "Yes, leave" on the login form': async ({ login }) => {
    const actor = login()
    actor.send({ type: 'close.choose', hasTyped: true })
    actor.send({ type: 'leave.confirm' })
  },
  'Close on the bill': async ({ bill }) => {
    bill().send({ type: 'close.choose' })
  },
}

test.each(Object.keys(ends).flatMap((end) => Object.keys(waysIn).map((way) => [end, way] as const)))(
  'after "%s" by way of %s, Sign Up knows nothing',
  async (end, way) => {
    const tab = open()
    await waysIn[way]?.(tab)
    await ends[end]?.(tab)
    expect(eligibility.input(tab.services, {})).toMatchObject({ entries: emptyBill, linkEmail: '' })
    registrationRecords(tab.store).clearConfirmation()
    expect([...tab.store.entries.values()].join()).not.toContain(person.accountNumber)
  },
)
