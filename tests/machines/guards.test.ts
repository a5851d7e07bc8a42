import { expect, test } from 'vitest'
import { accountOverviewMachine } from '../../machines/account-overview.machine.ts'
import { paperlessMachine, noPaperlessLink } from '../../machines/paperless.machine.ts'
import { sessionsMachine } from '../../machines/sessions.machine.ts'
import { thirdPartyAcceptanceMachine } from '../../machines/third-party-acceptance.machine.ts'
import { oneAccount, twoAccounts } from '../../stories/examples/account-overview.ts'
import { startFlow } from './harness/start-flow.ts'

const unconfirmed = twoAccounts.phone

test.each([
  [null, 'complete'],
  [unconfirmed && { ...unconfirmed, isConfirmed: true }, 'complete'],
  [unconfirmed, 'offered'],
])('the account page with the phone %o starts in phone.%s', async (phone, state) => {
  const flow = startFlow(accountOverviewMachine, { input: { isOffered: true } })
  await flow.answer('read', { kind: 'overview', overview: { ...oneAccount, phone } })
  expect(flow.snapshot().value).toMatchObject({ shown: { phone: state } })
})

test.each([
  ['enrolled', 'paperless', true],
  ['alreadyEnrolled', 'paperless', true],
  ['paperKept', 'paper', false],
] as const)('the result %s shows only the chosen account as %s', async (kind, to, isPaperless) => {
  const [own, shared] = twoAccounts.accounts.map((one) => ({ ...one, isPaperless: !isPaperless }))
  if (!own || !shared) throw new Error('two accounts are gone')
  const flow = startFlow(accountOverviewMachine, { input: { isOffered: true } })
  await flow.answer('read', { kind: 'overview', overview: { ...twoAccounts, accounts: [own, shared] } })
  flow.send({ type: 'bills.switch', account: shared, to })
  await flow.answer('switchBills', { kind })
  expect(flow.snapshot().context.overview?.accounts).toEqual([own, { ...shared, isPaperless }])
})

const here = { browser: 'Firefox', system: 'Windows', since: 1000, lastUsed: 2000, isCurrent: true }
test.each([
  [[here], false],
  [[here, { ...here, isCurrent: false }], true],
])('with the sessions %o, the others can be ended: %s', async (sessions, can) => {
  const flow = startFlow(sessionsMachine, { input: { isOffered: true } })
  await flow.answer('list', { kind: 'sessions', sessions })
  expect(flow.snapshot().can({ type: 'others.signOut' })).toBe(can)
})

const link = { businessPartnerGuid: '7d1b', accountNumber: '210012345678' }
test.each([
  ['with its link', { link }, true],
  ['without its link, after a reload', { link: noPaperlessLink, wasEnrolled: true }, false],
  ['whose backend restores no paper bills', { link, offersPaper: false }, false],
])('a paperless page %s takes paper.keep: %s', async (_, input, can) => {
  const newTab = { wasEnrolled: false, wasPaperKept: false, offersPaper: true }
  const flow = startFlow(paperlessMachine, { input: { ...newTab, ...input } })
  if (flow.asked('enroll') !== undefined) await flow.answer('enroll', { kind: 'enrolled' })
  expect(flow.snapshot().can({ type: 'paper.keep' })).toBe(can)
})

test.each([
  [{ signInAsked: true }, 'creating'],
  [{ signInAsked: true, loginId: 'SOKAFOR_12' }, 'creating'],
  [{ signInAsked: true, loginId: 'another_one' }, 'signedInAs'],
  [{ signInAsked: false }, 'signedInAs'],
])('the acceptance %o by a signed-in person leads to %s', async (change, state) => {
  const thirdParty = { hashcode: 'h-1', partnerNumber: '', loginId: '', ...change }
  const flow = startFlow(thirdPartyAcceptanceMachine, { input: { thirdParty, wasLinked: false } })
  await flow.answer('findPerson', { name: 'Sam Okafor', loginId: 'sokafor_12' })
  expect(flow.snapshot().value).toBe(state)
})
