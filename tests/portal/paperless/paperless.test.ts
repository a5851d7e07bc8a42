import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { paperlessOutcome } from '../../../src/portal/flows/paperless/paperless.calls.ts'
import {
  flow,
  paperlessLink,
  paperlessLinkOutcome,
} from '../../../src/portal/flows/paperless/paperless.ports.ts'
import { noPaperlessLink } from '../../../machines/paperless.machine.ts'
import { anyText } from '../../rules/any-text.ts'
import { freeText } from '../../../src/contract/fields.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

test('paperlessLink returns the business partner guid and the account number', () => {
  expect(paperlessLink({ bpg: '7d1b-22', ca: '210012345678' })).toEqual({
    businessPartnerGuid: '7d1b-22',
    accountNumber: '210012345678',
  })
})

test.each([
  [{}],
  [{ bpg: '7d1b-22' }],
  [{ ca: '210012345678' }],
  [{ bpg: '', ca: '210012345678' }],
  [{ bpg: '7d1b-22', ca: '2100' }],
  [{ bpg: 'x'.repeat(65), ca: '210012345678' }],
  [{ bpg: '7d1b\u202E22', ca: '210012345678' }],
])('paperlessLink is empty for %j', (query) => {
  expect(paperlessLink(query)).toBe(noPaperlessLink)
})

test('paperlessLink has 12 digits and at most 64 visible characters', () => {
  fc.assert(
    fc.property(anyText(80), fc.oneof(anyText(80), fc.stringMatching(/^\d{12}$/)), (bpg, ca) => {
      const link = paperlessLink({ bpg, ca })
      fc.pre(link !== noPaperlessLink)
      expect(link.accountNumber).toMatch(/^\d{12}$/)
      expect(link.businessPartnerGuid).toMatch(/^[^\p{Cc}\p{Cf}]{1,64}$/u)
    }),
  )
})

const query = { bpg: '7d1b-22', ca: '210012345678' }
const enrol = async (answer: unknown) => {
  const forgetOpenedLink = vi.fn<() => void>()
  const { call } = stubCalls({
    enrollInPaperless: [answer],
    paperlessRegistrationComplete: [{ returnStatuses: [{ returnStatus: 'S' }] }],
  })
  const services = stubServices({ call, forgetOpenedLink })
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, query) }).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  return {
    wasEnrolled: flow.input(services, {}).wasEnrolled,
    forgotten: forgetOpenedLink.mock.calls.length,
  }
}

test.each(['Success', 'Already Enrolled'])(
  'after %s, the reloaded page shows the enrolment without the link',
  async (Status) => {
    expect(await enrol({ Status })).toEqual({ wasEnrolled: true, forgotten: 1 })
  },
)

test('after the backend has refused the enrolment, the tab stores no enrolment', async () => {
  expect(await enrol({ Status: 'Failed' })).toEqual({ wasEnrolled: false, forgotten: 1 })
})

test('without an answer, the tab keeps the mailed link for another try', async () => {
  expect(await enrol(new Error('lost'))).toEqual({ wasEnrolled: false, forgotten: 0 })
})

const keep = async (answer: unknown) => {
  const { call, asked } = stubCalls({
    enrollInPaperless: [{ Status: 'Already Enrolled' }],
    keepPaperBill: [answer],
  })
  const services = stubServices({ call })
  const actor = createActor(flow.bindPorts(services), { input: flow.input(services, query) }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('alreadyEnrolled'))
  actor.send({ type: 'paper.keep' })
  const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  const { wasEnrolled, wasPaperKept } = flow.input(services, {})
  return { value, wasEnrolled, wasPaperKept, body: asked.at(-1)?.body }
}

test('after "Success" of keepPaperBill, a reload shows paper bills', async () => {
  expect(await keep({ Status: 'Success' })).toEqual({
    value: 'paperKept',
    wasEnrolled: false,
    wasPaperKept: true,
    body: { businessPartnerGuid: '7d1b-22', connectionContractNumber: '210012345678' },
  })
})

test.each([{ Status: 'Not Found' }, new Error('lost')])(
  'if keepPaperBill fails (%s), a reload still shows paperless',
  async (answer) => {
    expect(await keep(answer)).toMatchObject({
      value: 'paperNotKept',
      wasEnrolled: true,
      wasPaperKept: false,
    })
  },
)

test('without the feature keepPaperBill, paper is not offered', () => {
  const services = stubServices()
  const { features } = services.configuration
  const configuration = { ...services.configuration, features: { ...features, keepPaperBill: false } }
  expect(flow.input({ ...services, configuration }, query).offersPaper).toBe(false)
})

test.each([
  ['Paper Kept', 'paperKept'],
  ['Not Found', 'notFound'],
  ['Success', 'enrolled'],
])('the status %j of a mailed link means %s', (Status, kind) => {
  expect(paperlessLinkOutcome({ Status: freeText(Status) })).toEqual({ kind })
})

test.each([
  ['Success', 'enrolled'],
  ['Already Enrolled', 'alreadyEnrolled'],
  ['Failed', 'refused'],
  ['success', 'refused'],
  ['', 'refused'],
])('the status %j of the enrolment means %s', (Status, kind) => {
  expect(paperlessOutcome({ Status: freeText(Status) })).toEqual({ kind })
})
