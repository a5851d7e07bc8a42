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
    'records a new enrolment, and continues when that call fails (%s)',
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

  it('records nothing when the account was enrolled before', async () => {
    const flow = await answered({ kind: 'alreadyEnrolled' })
    expect(flow.snapshot().value).toBe('alreadyEnrolled')
    expect(flow.asked('record')).toBeUndefined()
  })

  it('fails after any other answer, and repeats the call at the next try', async () => {
    const flow = await answered({ kind: 'refused' })
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: 'enrolment.retry' })
    expect(flow.asked('enroll')).toEqual(link)
  })

  it('fails when no answer arrives', async () => {
    const flow = opened()
    await flow.fail('enroll')
    expect(flow.snapshot().value).toBe('failed')
  })

  it('fails when there is no link, and does not offer another try', () => {
    const flow = startFlow(paperlessMachine, { input: { link: null, wasEnrolled: false }, coverage })
    expect(flow.snapshot().value).toBe('failed')
    expect(flow.snapshot().can({ type: 'enrolment.retry' })).toBe(false)
  })

  it('shows after a reload that the account is enrolled', () => {
    const flow = startFlow(paperlessMachine, { input: { link: null, wasEnrolled: true }, coverage })
    expect(flow.snapshot().value).toBe('alreadyEnrolled')
  })

  it('enrols with another link although this tab enrolled an account before', () => {
    const flow = startFlow(paperlessMachine, { input: { link, wasEnrolled: true }, coverage })
    expect(flow.snapshot().value).toBe('enrolling')
  })

  it('clears the stored enrolment when another link opens, because a reload must not show it for this link', () => {
    const clearEnrolled = vi.fn<() => void>()
    startFlow(paperlessMachine.provide({ actions: { clearEnrolled } }), {
      input: { link, wasEnrolled: true },
      coverage,
    })
    expect(clearEnrolled).toHaveBeenCalledOnce()
  })

  itTookEveryTransition(paperlessMachine, coverage)
})
