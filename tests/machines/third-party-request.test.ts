import { describe, expect, it } from 'vitest'
import type { ThirdPartyRequestOutcome } from '../../machines/third-party-request.machine.ts'
import { thirdPartyRequestMachine } from '../../machines/third-party-request.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'
import { exampleRequest as request } from './harness/third-party-example.ts'

const coverage = createTransitionCoverage()
let cleared = 0
const machine = thirdPartyRequestMachine.provide({
  actions: {
    clearSavedData: () => {
      cleared += 1
    },
  },
})
const opened = (hashcode = 'h-1') => startFlow(machine, { input: { hashcode }, coverage })
const loaded = async (outcome: ThirdPartyRequestOutcome) => {
  const flow = opened()
  await flow.answer('loadRequest', outcome)
  return flow
}
const atForm = async () => {
  const flow = await loaded({ kind: 'open', request })
  await flow.answer('loadAccount', { name: 'Maria Chen', address: '1207 Mill Race Road' })
  return flow
}
const answering = async (choice: 'yes' | 'no') => {
  const flow = await atForm()
  flow.send({ type: 'form.submit', choice })
  flow.send({ type: 'answer.confirm' })
  return flow
}

const expectNoChange = (flow: ReturnType<typeof opened>) => {
  expect(flow.snapshot().value).toBe('taken')
  expect(flow.snapshot().can({ type: 'answer.change' })).toBe(false)
  for (const choice of ['yes', 'no', null] as const)
    expect(flow.snapshot().can({ type: 'form.submit', choice })).toBe(false)
}

describe("the flow of a third-party request shows the request and sends the third party's answer (yes or no)", () => {
  it('the flow first loads the third-party request with the code from the link, and then the account of its holder', async () => {
    const flow = opened()
    expect(flow.asked('loadRequest')).toEqual({ hashcode: 'h-1' })
    await flow.answer('loadRequest', { kind: 'open', request })
    expect(flow.asked('loadAccount')).toEqual({ accountNumber: '210012345678' })
    await flow.answer('loadAccount', { name: 'Maria Chen', address: '1207 Mill Race Road' })
    expect(flow.snapshot().value).toBe('form')
    expect(flow.snapshot().context.account?.name).toBe('Maria Chen')
  })

  it.each(['rejected', 'removed', 'expired', 'completed'] as const)(
    'if the third-party request is already %s, the flow ends in the state of the same name',
    async (kind) => {
      const flow = await loaded({ kind })
      expect(flow.snapshot()).toMatchObject({ value: kind, status: 'done' })
    },
  )

  it('if the third-party request was accepted before, the flow enters the state "accepted"', async () => {
    const flow = await loaded({ kind: 'accepted', request })
    expect(flow.snapshot()).toMatchObject({ value: 'accepted', context: { request } })
  })

  it.each([true, false])(
    'if no third-party request is found (link without a code: %s), "not found" appears, and dialog.close leads to "home"',
    async (withoutCode) => {
      const flow = withoutCode ? opened('') : await loaded({ kind: 'notFound' })
      expect(flow.snapshot().value).toBe('notFound')
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot()).toMatchObject({ value: 'home', status: 'done' })
    },
  )

  it('if the third-party request cannot be loaded, the state is "loadFailed", and dialog.close leads to the state "home"', async () => {
    const flow = opened()
    await flow.fail('loadRequest')
    expect(flow.snapshot().value).toBe('loadFailed')
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot().value).toBe('home')
  })

  it(`if the account of the request's holder cannot be loaded, the state is "loadFailed"`, async () => {
    const flow = await loaded({ kind: 'open', request })
    await flow.fail('loadAccount')
    expect(flow.snapshot().value).toBe('loadFailed')
  })

  it('a submit without a choice between yes and no shows an error, and a choice removes the error', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', choice: null })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { error: 'selectionRequired' } })
    flow.send({ type: 'form.edit', choice: 'yes' })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { error: null, choice: 'yes' } })
  })

  it.each([
    ['yes', 'review'],
    ['no', 'confirmingRejection'],
  ] as const)(
    'a submit of the choice "%s" leads to the state "%s" without a call, and answer.change leads back to the form',
    async (choice, state) => {
      const flow = await atForm()
      flow.send({ type: 'form.submit', choice })
      expect(flow.snapshot().value).toBe(state)
      expect(flow.asked('updateStatus')).toBeUndefined()
      flow.send({ type: 'answer.change' })
      expect(flow.snapshot()).toMatchObject({ value: 'form', context: { choice } })
    },
  )

  it.each([
    ['yes', 'Accepted', 'accepted'],
    ['no', 'Rejected', 'rejected'],
  ] as const)(
    'after the person has confirmed the choice "%s", the flow makes its three calls one after the other',
    async (choice, answer, end) => {
      const flow = await answering(choice)
      for (const call of ['updateStatus', 'sendNotice', 'recordAnswer']) {
        expect(flow.asked(call)).toEqual({ request, answer })
        await flow.answer(call)
      }
      expect(flow.snapshot()).toMatchObject({ value: end, status: 'done' })
    },
  )

  it.each([
    ['yes', 'review'],
    ['no', 'form'],
  ] as const)(
    'if the call that stores the choice "%s" fails, the person can change the choice',
    async (choice, back) => {
      const flow = await answering(choice)
      await flow.fail('updateStatus')
      expect(flow.snapshot()).toMatchObject({ value: 'answerFailed', context: { unfinished: null } })
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot()).toMatchObject({ value: back, context: { choice } })
      if (back === 'review') flow.send({ type: 'answer.change' })
      expect(flow.snapshot().value).toBe('form')
    },
  )

  it.each([
    ['yes', 'Accepted', 'accepted'],
    ['no', 'Rejected', 'rejected'],
  ] as const)(
    'if the choice "%s" is stored and a later call fails, only this call is repeated, and the choice cannot be changed',
    async (choice, answer, end) => {
      const flow = await answering(choice)
      await flow.answer('updateStatus')
      for (const next of ['notice', 'record'] as const) {
        const call = next === 'notice' ? 'sendNotice' : 'recordAnswer'
        await flow.fail(call, Object.assign(new Error('too soon'), { waitSeconds: 60 }))
        expect(flow.snapshot()).toMatchObject({
          value: 'stopped',
          context: { unfinished: { answer, next }, waitSeconds: 60 },
        })
        flow.send({ type: 'dialog.close' })
        expectNoChange(flow)
        flow.send({ type: 'answer.finish' })
        expect(flow.asked(call)).toEqual({ request, answer })
        await flow.answer(call)
      }
      expect(flow.snapshot()).toMatchObject({ value: end, status: 'done' })
    },
  )

  it.each([
    ['Accepted', 'notice', ['sendNotice', 'recordAnswer'], 'accepted'],
    ['Accepted', 'record', ['recordAnswer'], 'accepted'],
    ['Rejected', 'notice', ['sendNotice', 'recordAnswer'], 'rejected'],
    ['Rejected', 'record', ['recordAnswer'], 'rejected'],
  ] as const)(
    'if the answer %s is stored but the call for the %s has not succeeded yet, the flow makes this call and the calls after it',
    async (answer, next, calls, end) => {
      const flow = await loaded({ kind: 'unfinished', request, unfinished: { answer, next } })
      const account = answer === 'Accepted' ? { name: 'Maria Chen', address: '1207 Mill Race Road' } : null
      expect(flow.asked('loadAccount') !== undefined).toBe(answer === 'Accepted')
      if (account) await flow.answer('loadAccount', account)
      expect(flow.asked('updateStatus')).toBeUndefined()
      const [first] = calls
      await flow.fail(first)
      flow.send({ type: 'dialog.close' })
      expectNoChange(flow)
      const choice = answer === 'Accepted' ? 'yes' : 'no'
      expect(flow.snapshot().context).toMatchObject({ choice, account })
      flow.send({ type: 'answer.finish' })
      for (const call of calls) {
        expect(flow.asked(call)).toEqual({ request, answer })
        await flow.answer(call)
      }
      expect(flow.snapshot()).toMatchObject({ value: end, status: 'done' })
    },
  )

  it("while the call with the third party's answer is running, the flow does not accept another answer", async () => {
    const flow = await answering('yes')
    expect(flow.snapshot().can({ type: 'answer.confirm' })).toBe(false)
    expect(flow.snapshot().can({ type: 'form.submit', choice: 'no' })).toBe(false)
  })

  it('on the event close.choose, the flow ends in the state "closed" and clears the stored third-party request', async () => {
    const flow = await atForm()
    const before = cleared
    flow.send({ type: 'close.choose' })
    expect(cleared).toBe(before + 1)
    expect(flow.snapshot()).toMatchObject({ value: 'closed', status: 'done' })
  })

  testEveryTransition(thirdPartyRequestMachine, coverage)
})
