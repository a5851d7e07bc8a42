import { describe, expect, it } from 'vitest'
import { securityCheckMachine } from '../../machines/parts/security-check.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const start = () => startFlow(securityCheckMachine, { input: { reminder: null }, coverage })
const solved = () => {
  const flow = start()
  flow.send({ type: 'captcha.solved', token: 'solved' })
  return flow
}

describe('the security check is the captcha before a form', () => {
  it('a submit without a solved captcha shows a reminder until the captcha is solved', () => {
    const flow = start()
    flow.send({ type: 'check.submit' })
    expect(flow.snapshot()).toMatchObject({ value: 'unsolved', context: { reminder: 'notSolved' } })
    flow.send({ type: 'captcha.solved', token: 'solved' })
    expect(flow.snapshot()).toMatchObject({ value: 'solved', context: { reminder: null } })
  })

  it('a solved captcha is spent at once, and a submit does not wait for it', () => {
    const flow = solved()
    expect(flow.asked('spend')).toBe('solved')
    flow.send({ type: 'check.submit' })
    expect(flow.snapshot().status).toBe('done')
  })

  it('after the captcha is spent, its expiry does not matter', async () => {
    const flow = solved()
    await flow.answer('spend', { kind: 'spent' })
    flow.send({ type: 'captcha.expired' })
    flow.send({ type: 'check.submit' })
    expect(flow.snapshot().status).toBe('done')
  })

  it('a refused token asks for another captcha and says why', async () => {
    const flow = solved()
    await flow.answer('spend', { kind: 'refused' })
    expect(flow.snapshot()).toMatchObject({ value: 'unsolved', context: { reminder: 'expired', captcha: 1 } })
  })

  it.each(['kept', 'failed'])('a token that is not spent (%s) can expire', async (kind) => {
    const flow = solved()
    await (kind === 'kept' ? flow.answer('spend', { kind }) : flow.fail('spend'))
    flow.send({ type: 'captcha.expired' })
    expect(flow.snapshot()).toMatchObject({ value: 'unsolved', context: { token: '', reminder: 'expired' } })
    flow.send({ type: 'check.submit' })
    expect(flow.snapshot().status).toBe('active')
  })

  it.each([start, solved])('a captcha that cannot be loaded can be tried again', (arrive) => {
    const flow = arrive()
    flow.send({ type: 'captcha.failed' })
    expect(flow.snapshot()).toMatchObject({ value: 'unavailable', context: { token: '', reminder: null } })
    flow.send({ type: 'captcha.retry' })
    expect(flow.snapshot().value).toBe('unsolved')
  })

  testEveryTransition(securityCheckMachine, coverage)
})
