import { expect, it } from 'vitest'
import type { ThirdPartyRequestOutcome } from '../../machines/third-party-request.machine.ts'
import { thirdPartyRequestMachine } from '../../machines/third-party-request.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { exampleRequest as request } from './harness/third-party-example.ts'

const opened = () => startFlow(thirdPartyRequestMachine, { input: { hashcode: 'h-1' } })
const loaded = async (outcome: ThirdPartyRequestOutcome) => {
  const flow = opened()
  await flow.answer('loadRequest', outcome)
  return flow
}
const answering = async (choice: 'yes' | 'no') => {
  const flow = await loaded({ kind: 'open', request })
  await flow.answer('loadAccount', { name: 'Maria Chen', address: '1207 Mill Race Road' })
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

it.each([
  ['yes', 'Accepted', 'accepted'],
  ['no', 'Rejected', 'rejected'],
] as const)('after the stored choice %s, only the failed call is repeated', async (choice, answer, end) => {
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
})

it.each([
  ['Accepted', 'notice', ['sendNotice', 'recordAnswer'], 'accepted'],
  ['Accepted', 'record', ['recordAnswer'], 'accepted'],
  ['Rejected', 'notice', ['sendNotice', 'recordAnswer'], 'rejected'],
  ['Rejected', 'record', ['recordAnswer'], 'rejected'],
] as const)('a stored answer %s goes on with the call for the %s', async (answer, next, calls, end) => {
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
})
