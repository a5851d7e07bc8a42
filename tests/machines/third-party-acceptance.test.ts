import { describe, expect, it } from 'vitest'
import { thirdPartyAcceptanceMachine } from '../../machines/third-party-acceptance.machine.ts'
import type { AcceptedThirdParty } from '../../machines/shared/third-party.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const accepted: AcceptedThirdParty = { hashcode: 'h-1', partnerNumber: '', signInAsked: false, loginId: '' }
const sam = { name: 'Sam Okafor', loginId: 'sokafor_12' }
const opened = (change: Partial<AcceptedThirdParty> = {}) =>
  startFlow(thirdPartyAcceptanceMachine, {
    input: { thirdParty: { ...accepted, ...change }, wasLinked: false },
    coverage,
  })
const creating = async () => {
  const flow = opened({ partnerNumber: '1500000001' })
  await flow.answer('findPerson', null)
  return flow
}
const completing = async () => {
  const flow = await creating()
  await flow.answer('createHolder', { kind: 'created' })
  return flow
}

describe("the acceptance flow links a third party's login to the account", () => {
  it('if no third-party request is stored, the state is "choice" (login or sign-up), and no login is linked', () => {
    const flow = startFlow(thirdPartyAcceptanceMachine, {
      input: { thirdParty: null, wasLinked: false },
      coverage,
    })
    expect(flow.snapshot().value).toBe('choice')
    expect(flow.asked('createHolder')).toBeUndefined()
    flow.send({ type: 'signUp.choose' })
    flow.child('signIn').send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: '' })
  })

  it('after a reload, the acceptance flow of a linked login starts in the state "linked"', () => {
    const flow = startFlow(thirdPartyAcceptanceMachine, {
      input: { thirdParty: null, wasLinked: true },
      coverage,
    })
    expect(flow.snapshot().value).toBe('linked')
  })

  it.each([
    ['no signed-in person', null],
    ['the person who is signed in on this computer', sam],
  ])(
    'if a partner number is stored and the check for a signed-in person finds %s, the flow links the login to the account at once',
    async (_, person) => {
      const flow = opened({ partnerNumber: '1500000001' })
      await flow.answer('findPerson', person)
      expect(flow.snapshot()).toMatchObject({ value: 'creating', context: { person } })
    },
  )

  it('if a partner number is stored and the check for an existing session throws an error, the flow links the login to the account at once', async () => {
    const flow = opened({ partnerNumber: '1500000001' })
    await flow.fail('findPerson')
    expect(flow.snapshot().value).toBe('creating')
  })

  it('if nobody is signed in, or if the check for a signed-in person fails, the state is "choice" (login or sign-up)', async () => {
    const flow = opened()
    await flow.answer('findPerson', null)
    expect(flow.snapshot().value).toBe('choice')
    const other = opened()
    await other.fail('findPerson')
    expect(other.snapshot().value).toBe('choice')
  })

  it.each(['', 'SOKAFOR_12'])(
    'if a person returns from the sign-in, the flow links the login to the account (login ID stored at the registration: %o)',
    async (loginId) => {
      const flow = opened({ signInAsked: true, loginId })
      await flow.answer('findPerson', sam)
      expect(flow.snapshot().value).toBe('creating')
    },
  )

  it.each([
    ['was signed in before', { signInAsked: false }],
    ['has another login ID', { signInAsked: true, loginId: 'another_one' }],
  ])(
    'a login that the person has not just registered is linked only after person.confirm (the person %s)',
    async (_, change) => {
      const flow = opened(change)
      await flow.answer('findPerson', sam)
      expect(flow.snapshot()).toMatchObject({ value: 'signedInAs', context: { person: sam } })
      flow.send({ type: 'person.confirm' })
      expect(flow.snapshot().value).toBe('creating')
    },
  )

  it('the event person.refuse signs the person out; if the sign-out fails, the state stays "signedInAs"', async () => {
    const flow = opened()
    await flow.answer('findPerson', sam)
    flow.send({ type: 'person.refuse' })
    await flow.fail('signOut')
    expect(flow.snapshot().value).toBe('signedInAs')
    flow.send({ type: 'person.refuse' })
    await flow.answer('signOut')
    expect(flow.snapshot().value).toBe('home')
  })

  it('the flow creates the account holder, completes the request, and clears the stored data on the event close.choose', async () => {
    let forgotten = 0
    const machine = thirdPartyAcceptanceMachine.provide({
      actions: {
        clearLinked: () => {
          forgotten += 1
        },
      },
    })
    const flow = startFlow(machine, {
      input: { thirdParty: { ...accepted, partnerNumber: '1500000001' }, wasLinked: false },
      coverage,
    })
    await flow.answer('findPerson', null)
    await flow.answer('createHolder', { kind: 'created' })
    expect(flow.asked('completeRequest')).toEqual({ hashcode: 'h-1' })
    await flow.answer('completeRequest')
    expect(flow.snapshot().value).toBe('linked')
    expect(forgotten).toBe(0)
    flow.send({ type: 'close.choose' })
    expect(forgotten).toBe(1)
    expect(flow.snapshot()).toMatchObject({ value: 'closed', status: 'done' })
  })

  it.each([true, false])(
    'if the account holder cannot be created (refused by the backend: %s), a message appears, and dialog.close leads to the state "home"',
    async (isRefused) => {
      const flow = await creating()
      if (isRefused) await flow.answer('createHolder', { kind: 'refused' })
      else await flow.fail('createHolder')
      expect(flow.snapshot().value).toBe('couldNotCreate')
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot()).toMatchObject({ value: 'home', status: 'done' })
    },
  )

  it('if only the call that completes the third-party request failed, completion.retry repeats only this call', async () => {
    const flow = await completing()
    await flow.fail('completeRequest')
    expect(flow.snapshot().value).toBe('completionFailed')
    flow.send({ type: 'dialog.close' })
    flow.send({ type: 'completion.retry' })
    expect(flow.asked('createHolder')).toBeUndefined()
    await flow.answer('completeRequest')
    expect(flow.snapshot().value).toBe('linked')
  })

  testEveryTransition(thirdPartyAcceptanceMachine, coverage)
})
