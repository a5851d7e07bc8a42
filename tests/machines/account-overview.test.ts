import { describe, expect, it } from 'vitest'
import { accountOverviewMachine } from '../../machines/account-overview.machine.ts'
import type { AccountOverview } from '../../machines/shared/account.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const begin = (isOffered = true) => startFlow(accountOverviewMachine, { input: { isOffered }, coverage })
const factor = { oktaId: '00u1', factorId: 'sms1' }
const overview: AccountOverview = {
  accounts: [
    {
      accountNumber: '210012345678',
      role: 'primary',
      name: 'Jordan M Rivera',
      address: '1142 Mill Race Road, Riverton, NJ 08077',
      businessPartnerGuid: '5c1d',
      isPaperless: false,
      isClosed: false,
    },
  ],
  language: 'en',
  phone: { number: '+16095550142', factor, isConfirmed: false },
}
const accountsWith = (isPaperless: boolean) => overview.accounts.map((one) => ({ ...one, isPaperless }))
const account = { accountNumber: '210012345678', businessPartnerGuid: '5c1d' }
const shown = async (changes: Partial<AccountOverview> = {}) => {
  const flow = begin()
  await flow.answer('read', { kind: 'overview', overview: { ...overview, ...changes } })
  return flow
}
const sending = async () => {
  const flow = await shown()
  flow.send({ type: 'phone.confirm' })
  return flow
}

describe('the account overview shows the accounts and the phone of a login, and saves changes', () => {
  it('if the identity provider is external, the account overview ends in the state "absent" and sends no call', () => {
    const flow = begin(false)
    expect(flow.snapshot()).toMatchObject({ value: 'absent', status: 'done' })
    expect(flow.asked('read')).toBeUndefined()
  })

  it('if the identity provider returns no account data, the account overview ends in the state "absent"', async () => {
    const flow = begin()
    await flow.answer('read', { kind: 'unknown' })
    expect(flow.snapshot()).toMatchObject({ value: 'absent', status: 'done' })
  })

  it('if the session has ended, the account overview ends in the state "login"', async () => {
    const flow = begin()
    await flow.answer('read', { kind: 'over' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('after a failed call, the event overview.retry repeats the call, and the account overview shows the data', async () => {
    const flow = begin()
    await flow.fail('read')
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: 'overview.retry' })
    await flow.answer('read', { kind: 'overview', overview })
    expect(flow.snapshot()).toMatchObject({ value: { shown: { phone: 'offered' } }, context: { overview } })
  })

  it('the account overview accepts the event phone.confirm only for an unconfirmed phone', async () => {
    for (const phone of [null, { number: '+16095550142', factor, isConfirmed: true }]) {
      const flow = await shown({ phone })
      expect(flow.snapshot().value).toMatchObject({ shown: { phone: 'complete' } })
      expect(flow.snapshot().can({ type: 'phone.confirm' })).toBe(false)
    }
  })

  it('the event phone.confirm sends a code to the phone, and the correct code leads to the phone state "confirmed"', async () => {
    const flow = await sending()
    expect(flow.asked('send')).toEqual(factor)
    await flow.answer('send', { kind: 'resent' })
    const code = flow.child('smsVerification')
    expect(code.getSnapshot()).toMatchObject({ context: { factor, secondsLeft: 30 } })
    code.send({ type: 'code.submit', code: '730 194' })
    expect(flow.asked('verify')).toEqual({ ...factor, code: '730194' })
    await flow.answer('verify', { kind: 'verified' })
    expect(flow.snapshot()).toMatchObject({ value: { shown: { phone: 'confirmed' } }, status: 'active' })
  })

  it('if the phone was confirmed elsewhere before the code was sent, the phone state is "confirmed" without a code', async () => {
    const flow = await sending()
    await flow.answer('send', { kind: 'verified' })
    expect(flow.snapshot().value).toMatchObject({ shown: { phone: 'confirmed' } })
  })

  it('if no code could be sent to the phone, the account overview shows the reason and the seconds to wait', async () => {
    const flow = await sending()
    await flow.answer('send', { kind: 'refused', error: { message: 'Please wait 30 seconds.' } })
    expect(flow.snapshot()).toMatchObject({
      value: { shown: { phone: 'notSent' } },
      context: { error: { message: 'Please wait 30 seconds.' }, waitSeconds: 0 },
    })
    flow.send({ type: 'phone.confirm' })
    expect(flow.snapshot().context.error).toBeNull()
    await flow.answer('send', { kind: 'tooManyTries', waitSeconds: 60 })
    expect(flow.snapshot().context).toMatchObject({ error: { code: 'somethingWrong' }, waitSeconds: 60 })
    flow.send({ type: 'phone.confirm' })
    await flow.fail('send', Object.assign(new Error('too soon'), { waitSeconds: 90 }))
    expect(flow.snapshot()).toMatchObject({
      value: { shown: { phone: 'notSent' } },
      context: { error: { code: 'somethingWrong' }, waitSeconds: 90 },
    })
  })

  it('the event language.choose saves the chosen language, and the language state is then "saved"', async () => {
    const flow = await shown()
    expect(flow.snapshot().value).toMatchObject({ shown: { language: 'unchanged' } })
    for (const language of ['es', 'fr']) {
      flow.send({ type: 'language.choose', language })
      expect(flow.asked('saveLanguage')).toEqual({ language })
      expect(
        flow.snapshot().can({ type: 'language.choose', language: 'zh' }),
        'only one call at a time',
      ).toBe(false)
      await flow.answer('saveLanguage', { kind: 'saved' })
      expect(flow.snapshot()).toMatchObject({
        value: { shown: { language: 'saved', phone: 'offered' } },
        context: { overview: { language, phone: { factor } }, chosenLanguage: null },
      })
    }
  })

  it('if the call that saves the language fails, the previous language stays, and the next try saves the chosen language', async () => {
    const flow = await shown()
    flow.send({ type: 'language.choose', language: 'es' })
    await flow.fail('saveLanguage')
    expect(flow.snapshot()).toMatchObject({
      value: { shown: { language: 'notSaved' } },
      context: { overview: { language: 'en' }, chosenLanguage: 'es' },
    })
    flow.send({ type: 'language.choose', language: 'es' })
    await flow.answer('saveLanguage', { kind: 'saved' })
    expect(flow.snapshot().context.overview?.language).toBe('es')
  })

  it('if the session has ended when the person chooses a language, the account overview ends in the state "login"', async () => {
    const flow = await shown()
    flow.send({ type: 'language.choose', language: 'es' })
    await flow.answer('saveLanguage', { kind: 'over' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it.each([
    ['enrolled', 'paperless', true],
    ['alreadyEnrolled', 'paperless', true],
    ['paperKept', 'paper', false],
  ] as const)('the result "%s" shows the account as switched to %s', async (kind, to, isPaperless) => {
    const flow = await shown({ accounts: accountsWith(!isPaperless) })
    flow.send({ type: 'bills.switch', account, to })
    expect(flow.asked('switchBills')).toEqual({ account, to })
    await flow.answer('switchBills', { kind })
    expect(flow.snapshot()).toMatchObject({
      value: { shown: { bills: 'switched' } },
      context: { overview: { accounts: [{ isPaperless }] } },
    })
  })

  it('a failed switch leaves the bills as they are and accepts another try', async () => {
    const flow = await shown()
    flow.send({ type: 'bills.switch', account, to: 'paperless' })
    await flow.fail('switchBills', Object.assign(new Error('too soon'), { waitSeconds: 90 }))
    expect(flow.snapshot()).toMatchObject({
      value: { shown: { bills: 'notSwitched' } },
      context: { overview: { accounts: [{ isPaperless: false }] }, waitSeconds: 0, billsWaitSeconds: 90 },
    })
    flow.send({ type: 'bills.switch', account, to: 'paperless' })
    expect(flow.snapshot().context.billsWaitSeconds).toBe(0)
    await flow.answer('switchBills', { kind: 'refused' })
    flow.send({ type: 'bills.switch', account, to: 'paperless' })
    await flow.answer('switchBills', { kind: 'enrolled' })
    const other = { ...account, accountNumber: '210012345892' }
    flow.send({ type: 'bills.switch', account: other, to: 'paperless' })
    expect(flow.snapshot().value).toMatchObject({ shown: { bills: 'switching' } })
  })

  testEveryTransition(accountOverviewMachine, coverage)
})
