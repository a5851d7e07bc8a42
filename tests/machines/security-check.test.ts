import { describe, expect, it } from 'vitest'
import { securityCheckMachine } from '../../machines/parts/security-check.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const start = () => startFlow(securityCheckMachine, { coverage })
const solved = () => {
  const flow = start()
  flow.send({ type: 'captcha.solved', token: 'solved' })
  return flow
}

describe('the security check (the captcha before a form) ends with a captcha token', () => {
  it('a submit without a solved captcha shows a reminder until the captcha is solved', () => {
    const flow = start()
    flow.send({ type: 'check.submit' })
    expect(flow.snapshot()).toMatchObject({ value: 'unsolved', context: { reminder: 'notSolved' } })
    flow.send({ type: 'captcha.solved', token: 'solved' })
    expect(flow.snapshot()).toMatchObject({ value: 'solved', context: { token: 'solved', reminder: null } })
  })

  it('after a solved captcha and a submit, the output of the security check is the captcha token', () => {
    const flow = solved()
    flow.send({ type: 'check.submit' })
    expect(flow.snapshot()).toMatchObject({ status: 'done', output: { token: 'solved' } })
  })

  it('if the captcha token expires, the security check discards the token and accepts no submit', () => {
    const flow = solved()
    flow.send({ type: 'captcha.expired' })
    expect(flow.snapshot()).toMatchObject({ value: 'unsolved', context: { token: '', reminder: 'expired' } })
    flow.send({ type: 'check.submit' })
    expect(flow.snapshot().status).toBe('active')
  })

  it.each([start, solved])(
    'if the captcha cannot be loaded, the state is "unavailable", and captcha.retry leads to the state "unsolved"',
    (arrive) => {
      const flow = arrive()
      flow.send({ type: 'captcha.failed' })
      expect(flow.snapshot()).toMatchObject({ value: 'unavailable', context: { token: '', reminder: null } })
      flow.send({ type: 'captcha.retry' })
      expect(flow.snapshot().value).toBe('unsolved')
    },
  )

  testEveryTransition(securityCheckMachine, coverage)
})
