import { expect, test } from 'vitest'
import { invitationRecords } from '../../../src/portal/flows/invitation/invitation.records.ts'
import { createActor, waitFor } from 'xstate'
import { flow } from '../../../src/portal/flows/invitation/invitation-complete.ports.ts'
import type { StoredInvitation } from '../../../src/portal/flows/invitation/invitation.records.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'
import { phoneOf, verifyPhone } from '../verification/phone-of.ts'

const stored: StoredInvitation = {
  customerName: 'Jordan Rivera',
  email: 'jordan@example.com',
  loginId: 'jrivera26',
  oktaId: '00u1',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms1',
  phoneVerified: false,
  codeAllowedAt: 31_000,
}
const open = (answers: Parameters<typeof stubCalls>[0] = {}, now = 1000) => {
  const { call, asked } = stubCalls(answers)
  const services = stubServices({ call, now: () => now })
  invitationRecords(services.storage).invitation.write(stored)
  const input = flow.input(services, {})
  const actor = createActor(flow.bindPorts(services), { input })
  actor.start()
  return { actor, asked, services, input }
}

test('the welcome page makes no call and keeps the cooldown', () => {
  const { input, asked, actor } = open({}, 11_000)
  expect(input.welcome).toMatchObject({ loginId: 'jrivera26', codeSecondsLeft: 20 })
  expect(actor.getSnapshot().value).toEqual({ open: 'ready' })
  expect(asked).toEqual([])
})

test('the welcome page shows a verified phone as verified after a reload', async () => {
  const { actor, services } = open({ verifyFactor: [{ status: 'ACTIVE' }] })
  await verifyPhone(actor)
  const again = createActor(flow.bindPorts(services), { input: flow.input(services, {}) })
  again.start()
  expect(phoneOf(again).getSnapshot().value).toBe('verified')
})

test('after Close, the welcome page leads to the login', () => {
  const { actor, services } = open()
  actor.send({ type: 'close.choose' })
  expect(invitationRecords(services.storage).invitation.read()).toBeNull()
  const input = flow.input(services, {})
  expect(input).toEqual({ welcome: null })
  expect(flow.onDone['login']?.(services, input)).toEqual({ path: 'login', replace: true })
})

test('with an unreachable provider, the login page gets the login hint', async () => {
  const { actor, services } = open()
  actor.send({ type: 'login.choose' })
  const { context } = await waitFor(actor, ({ value }) => value === 'login')
  expect(flow.onDone['login']?.(services, context)).toEqual({
    path: 'login',
    query: { login: 'jrivera26' },
    replace: true,
  })
})
