import { describe, expect, it, vi } from 'vitest'
import { paperlessMachine } from '../../machines/paperless.machine.ts'
import type { PaperlessOutcome } from '../../machines/shared/paperless.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, itTookEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const link = { businessPartnerGuid: '7d1b', accountNumber: '210012345678' }
const opened = () => startFlow(paperlessMachine, { input: { link, wasEnrolled: false }, coverage })
const answered = async (outcome: PaperlessOutcome) => {
  const flow = opened()
  await flow.answer('enroll', outcome)
  return flow
}

describe('paperless', () => {
  it('enrols the account of the link', () => {
    const flow = opened()
    expect(flow.snapshot().value).toBe('enrolling')
    expect(flow.asked('enroll')).toEqual(link)
  })

  it.each([false, true])(
    'records a new enrolment, and a failure of that call (%s) changes nothing',
    async (fails) => {
      const flow = await answered({ kind: 'enrolled' })
      expect(flow.snapshot().value).toEqual({ enrolled: 'recording' })
      expect(flow.asked('record')).toEqual(link)
      if (fails) await flow.fail('record')
      else await flow.answer('record')
      expect(flow.snapshot().value).toEqual({ enrolled: 'recorded' })
      expect(flow.snapshot().context.link).toBeNull()
    },
  )

  it('records nothing for an account that was enrolled before', async () => {
    const flow = await answered({ kind: 'alreadyEnrolled' })
    expect(flow.snapshot().value).toBe('alreadyEnrolled')
    expect(flow.asked('record')).toBeUndefined()
  })

  it('fails on any other answer, and calls again when the person tries again', async () => {
    const flow = await answered({ kind: 'refused' })
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: 'enrolment.retry' })
    expect(flow.asked('enroll')).toEqual(link)
  })

  it('fails without an answer', async () => {
    const flow = opened()
    await flow.fail('enroll')
    expect(flow.snapshot().value).toBe('failed')
  })

  it('fails without a link, and offers no other try', () => {
    const flow = startFlow(paperlessMachine, { input: { link: null, wasEnrolled: false }, coverage })
    expect(flow.snapshot().value).toBe('failed')
    expect(flow.snapshot().can({ type: 'enrolment.retry' })).toBe(false)
  })

  it('shows that it is done after a reload', () => {
    const flow = startFlow(paperlessMachine, { input: { link: null, wasEnrolled: true }, coverage })
    expect(flow.snapshot().value).toBe('alreadyEnrolled')
  })

  it('enrols by another link although this tab enrolled an account before', () => {
    const flow = startFlow(paperlessMachine, { input: { link, wasEnrolled: true }, coverage })
    expect(flow.snapshot().value).toBe('enrolling')
  })

  it('forgets an earlier enrolment when another link opens, so that a reload does not show it for this link', () => {
    const clearEnrolled = vi.fn<() => void>()
    startFlow(paperlessMachine.provide({ actions: { clearEnrolled } }), {
      input: { link, wasEnrolled: true },
      coverage,
    })
    expect(clearEnrolled).toHaveBeenCalledOnce()
  })

  itTookEveryTransition(paperlessMachine, coverage)
})
