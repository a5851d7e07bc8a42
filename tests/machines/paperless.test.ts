import { describe, expect, it, vi } from 'vitest'
import { paperlessMachine } from '../../machines/paperless.machine.ts'
import { noPaperlessLink } from '../../machines/shared/paperless.ts'
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

describe('the flow of paperless billing', () => {
  it('paperless billing enrols the account of the link', () => {
    const flow = opened()
    expect(flow.snapshot().value).toBe('enrolling')
    expect(flow.asked('enroll')).toEqual(link)
  })

  it.each([false, true])(
    'paperless billing requests a record of a new enrolment, and continues if this call fails (%s)',
    async (fails) => {
      const flow = await answered({ kind: 'enrolled' })
      expect(flow.snapshot().value).toEqual({ enrolled: 'recording' })
      expect(flow.asked('record')).toEqual(link)
      if (fails) await flow.fail('record')
      else await flow.answer('record')
      expect(flow.snapshot().value).toEqual({ enrolled: 'recorded' })
      expect(flow.snapshot().context.link).toBe(noPaperlessLink)
    },
  )

  it('paperless billing requests no record if the account was already enrolled', async () => {
    const flow = await answered({ kind: 'alreadyEnrolled' })
    expect(flow.snapshot().value).toBe('alreadyEnrolled')
    expect(flow.asked('record')).toBeUndefined()
  })

  it('paperless billing fails after any other result, and repeats the call at the next try', async () => {
    const flow = await answered({ kind: 'refused' })
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: 'enrolment.retry' })
    expect(flow.asked('enroll')).toEqual(link)
  })

  it('paperless billing fails if the call fails', async () => {
    const flow = opened()
    await flow.fail('enroll')
    expect(flow.snapshot().value).toBe('failed')
  })

  it('paperless billing fails without a link, and then offers no other try', () => {
    const flow = startFlow(paperlessMachine, {
      input: { link: noPaperlessLink, wasEnrolled: false },
      coverage,
    })
    expect(flow.snapshot().value).toBe('failed')
    expect(flow.snapshot().can({ type: 'enrolment.retry' })).toBe(false)
  })

  it('after a reload paperless billing shows that the account is enrolled', () => {
    const flow = startFlow(paperlessMachine, {
      input: { link: noPaperlessLink, wasEnrolled: true },
      coverage,
    })
    expect(flow.snapshot().value).toBe('alreadyEnrolled')
  })

  it('paperless billing enrols the account of a second link in the same tab', () => {
    const flow = startFlow(paperlessMachine, { input: { link, wasEnrolled: true }, coverage })
    expect(flow.snapshot().value).toBe('enrolling')
  })

  it('paperless billing clears the stored enrolment if another link opens, so that a reload does not show the old enrolment for the new link', () => {
    const clearEnrolled = vi.fn<() => void>()
    startFlow(paperlessMachine.provide({ actions: { clearEnrolled } }), {
      input: { link, wasEnrolled: true },
      coverage,
    })
    expect(clearEnrolled).toHaveBeenCalledOnce()
  })

  itTookEveryTransition(paperlessMachine, coverage)
})
