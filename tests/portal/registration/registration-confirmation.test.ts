import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ApiError } from '../../../src/portal/api/client.ts'
import { flow } from '../../../src/portal/flows/registration/registration-confirmation.ports.ts'
import { secondsUntil } from '../../../src/portal/flows/verification/verification.records.ts'
import { registrationRecords } from '../../../src/portal/flows/registration/registration.records.ts'
import type { StoredConfirmation } from '../../../src/portal/flows/registration/registration.records.ts'
import { createStore } from '../identity/stubs.ts'
import { decoded } from '../kit/decoded.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'
import { codeOf, phoneOf, verifyPhone } from '../verification/phone-of.ts'

const stored: StoredConfirmation = {
  accountNumber: '210012345678',
  customerName: 'Jordan M Rivera',
  email: 'jordan.rivera@example.com',
  loginId: 'jrivera_48',
  oktaId: '00u1',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms1',
  phoneVerified: false,
  pendingRecorded: false,
  codeAllowedAt: 0,
  emailAllowedAt: 0,
}
const recorded = { returnStatuses: [{ returnStatus: 'S' }] }
const now = 1_000_000

test.each([
  [now - 5000, 0],
  [now, 0],
  [now + 1, 1],
  [now + 24_000, 24],
  [now + 3_600_000, 30],
])('secondsUntil(%d), called at 1000000 ms, returns %d seconds', (allowedAt, seconds) => {
  expect(secondsUntil(allowedAt, now)).toBe(seconds)
})

const open = (answers: Parameters<typeof stubCalls>[0], change: Partial<StoredConfirmation> = {}) => {
  const storage = createStore()
  const records = registrationRecords(storage)
  records.confirmation.write({ ...stored, ...change })
  const { call, asked } = stubCalls({ registrationPending: [recorded], ...answers })
  const services = stubServices({ call, storage, now: () => now })
  const load = () => {
    const actor = createActor(flow.bindPorts(services), { input: flow.input(services, {}) })
    actor.start()
    return actor
  }
  const named = (name: string) => asked.filter((recordedCall) => recordedCall.name === name)
  return { load, records, services, named }
}
const isAsked = { open: { record: 'asked' } } as const

afterEach(() => vi.restoreAllMocks())

test('registrationPending is called once with the documented body', async () => {
  const { load, named, records } = open({})
  const first = load()
  await waitFor(first, (snapshot) => snapshot.matches(isAsked))
  first.stop()
  expect(records.confirmation.read()?.pendingRecorded).toBe(true)
  load().stop()
  expect(named('registrationPending').map(({ body }) => body)).toEqual([
    {
      connectionContractNumber: '210012345678',
      customerName: 'Jordan M Rivera',
      email: 'jordan.rivera@example.com',
    },
  ])
})

test('a reload during registrationPending does not repeat it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { load, named } = open({
    registrationPending: [new ApiError('registrationPending', 'unreachable')],
  })
  load().stop()
  load().stop()
  expect(warn).not.toHaveBeenCalled()
  expect(named('registrationPending')).toHaveLength(1)
})

test.each([
  ['no answer', new ApiError('registrationPending', 'unreachable'), 1],
  ['no list', decoded('registrationPending', {}), 0],
  ['an empty list', decoded('registrationPending', { returnStatuses: [] }), 0],
  ['another status', decoded('registrationPending', { returnStatuses: [{ returnStatus: 'E' }] }), 0],
])(
  'after %s from registrationPending, nothing changes or is logged of a person',
  async (_, answer, warnings) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { load } = open({ registrationPending: [answer] })
    const actor = load()
    const snapshot = await waitFor(actor, (current) => current.matches(isAsked))
    expect(snapshot.matches({ open: { email: 'link' } })).toBe(true)
    expect(warn).toHaveBeenCalledTimes(warnings)
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/2100|Rivera|jordan/)
    actor.stop()
  },
)

test('the confirmation page shows a verified phone as verified after a reload', async () => {
  const { load, records } = open({ verifyFactor: [{ status: 'ACTIVE' }] })
  const actor = load()
  await verifyPhone(actor)
  actor.stop()
  expect(records.confirmation.read()?.phoneVerified).toBe(true)
  const again = load()
  expect(phoneOf(again).getSnapshot().value).toBe('verified')
  again.stop()
})

test('the cooldown of a resent code continues after a reload', async () => {
  const { load, records } = open({ resendFactor: [{ status: 'PENDING_ACTIVATION' }] })
  const actor = load()
  codeOf(actor).send({ type: 'code.resend' })
  await vi.waitFor(() => expect(records.confirmation.read()?.codeAllowedAt).toBe(now + 30_000))
  actor.stop()
  const again = load()
  expect(codeOf(again).getSnapshot().context.secondsLeft).toBe(30)
  again.stop()
})

test('the cooldown of a resent email continues after a reload', async () => {
  const { load, records } = open({ resendActivationEmail: [{ Status: 'Sent Successfully', Email: '' }] })
  const actor = load()
  actor.getSnapshot().children.resendActivation?.send({ type: 'email.resend' })
  await vi.waitFor(() => expect(records.confirmation.read()?.emailAllowedAt).toBe(now + 30_000))
  actor.stop()
  const again = load()
  expect(again.getSnapshot().children.resendActivation?.getSnapshot().context.secondsLeft).toBe(30)
  again.stop()
})

test('nothing is stored after Close, even by a later answer', async () => {
  const { load, records } = open({ resendFactor: [{ status: 'PENDING_ACTIVATION' }] })
  const actor = load()
  codeOf(actor).send({ type: 'code.resend' })
  actor.send({ type: 'close.choose' })
  await waitFor(codeOf(actor), (snapshot) => snapshot.matches({ unverified: { resend: 'resent' } }))
  actor.stop()
  expect(records.confirmation.read()).toBeNull()
})

test('without stored data, the landing page replaces the page', () => {
  const services = stubServices()
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, {}) }).start()
  const { value, context } = actor.getSnapshot()
  expect(value).toBe('nothingStored')
  expect(flow.onDone['nothingStored']?.(services, context)).toEqual({ path: 'home', replace: true })
})
