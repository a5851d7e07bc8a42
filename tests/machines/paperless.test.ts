import { describe, expect, it, vi } from 'vitest'
import { paperlessMachine } from '../../machines/paperless.machine.ts'
import { noPaperlessLink } from '../../machines/shared/paperless.ts'
import type { PaperlessLinkOutcome } from '../../machines/paperless.machine.ts'
import type { KeepPaperOutcome } from '../../machines/shared/paperless.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const link = { businessPartnerGuid: '7d1b', accountNumber: '210012345678' }
const newTab = { wasEnrolled: false, wasPaperKept: false, offersPaper: true }
const opened = (input = { ...newTab, link }) => startFlow(paperlessMachine, { input, coverage })
const answered = async (outcome: PaperlessLinkOutcome) => {
  const flow = opened()
  await flow.answer('enroll', outcome)
  return flow
}

describe('the paperless flow enrols an account in paperless billing with a mailed link', () => {
  it('if the page opens with a link, the paperless flow sends the call that enrols the account', () => {
    const flow = opened()
    expect(flow.snapshot().value).toBe('enrolling')
    expect(flow.asked('enroll')).toEqual(link)
  })

  it.each([false, true])(
    'after an enrolment, the flow makes the call "record", and a failure of this call changes nothing (the call fails: %s)',
    async (fails) => {
      const flow = await answered({ kind: 'enrolled' })
      expect(flow.snapshot().value).toEqual({ enrolled: 'recording' })
      expect(flow.asked('record')).toEqual(link)
      if (fails) await flow.fail('record')
      else await flow.answer('record')
      expect(flow.snapshot().value).toEqual({ enrolled: 'recorded' })
    },
  )

  it('if the account was already enrolled, the state is "alreadyEnrolled", and the flow does not make the call "record"', async () => {
    const flow = await answered({ kind: 'alreadyEnrolled' })
    expect(flow.snapshot().value).toBe('alreadyEnrolled')
    expect(flow.asked('record')).toBeUndefined()
  })

  it.each([
    ['notFound', false],
    ['refused', true],
  ] as const)(
    'after the result "%s", the state is "failed" (the customer can try again: %s)',
    async (kind, canRetry) => {
      const flow = await answered({ kind })
      expect(flow.snapshot().value).toBe('failed')
      expect(flow.snapshot().can({ type: 'enrolment.retry' })).toBe(canRetry)
    },
  )

  it('if the enrolment call fails, the state is "failed", and the event enrolment.retry repeats the call', async () => {
    const flow = opened()
    await flow.fail('enroll')
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: 'enrolment.retry' })
    expect(flow.asked('enroll')).toEqual(link)
  })

  it('if the page opens without a link, the state is "failed", and the flow does not accept enrolment.retry', () => {
    const flow = startFlow(paperlessMachine, {
      input: { ...newTab, link: noPaperlessLink },
      coverage,
    })
    expect(flow.snapshot().value).toBe('failed')
    expect(flow.snapshot().can({ type: 'enrolment.retry' })).toBe(false)
  })

  it('after a reload of the page of an enrolled account, the state is "alreadyEnrolled"', () => {
    const flow = startFlow(paperlessMachine, {
      input: { ...newTab, link: noPaperlessLink, wasEnrolled: true },
      coverage,
    })
    expect(flow.snapshot().value).toBe('alreadyEnrolled')
  })

  it('if a second link opens in the tab of a finished enrolment, the flow enrols the account of the second link', () => {
    const flow = startFlow(paperlessMachine, { input: { ...newTab, link, wasEnrolled: true }, coverage })
    expect(flow.snapshot().value).toBe('enrolling')
  })

  it('if a second link opens in the tab of a finished enrolment, the flow clears the stored result of the first link', () => {
    const clearDone = vi.fn<() => void>()
    startFlow(paperlessMachine.provide({ actions: { clearDone } }), {
      input: { ...newTab, link, wasEnrolled: true },
      coverage,
    })
    expect(clearDone).toHaveBeenCalledOnce()
  })

  const keeps = async (outcome: PaperlessLinkOutcome, answer?: KeepPaperOutcome) => {
    const flow = await answered(outcome)
    flow.send({ type: 'paper.keep' })
    expect(flow.snapshot().value).toBe('keepingPaper')
    expect(flow.asked('keepPaper')).toEqual(link)
    if (answer) await flow.answer('keepPaper', answer)
    else await flow.fail('keepPaper')
    return flow
  }

  it.each(['enrolled', 'alreadyEnrolled'] as const)(
    'in the state "%s", the event paper.keep restores the paper bills and removes the link from the context',
    async (kind) => {
      const flow = await keeps({ kind }, { kind: 'paperKept' })
      expect(flow.snapshot().value).toBe('paperKept')
      expect(flow.snapshot().context.link).toBe(noPaperlessLink)
    },
  )

  it.each([[{ kind: 'refused' }], [undefined]] as const)(
    'if the call keepPaper fails (response: %j), the state is "paperNotKept", and the next paper.keep repeats the call',
    async (answer) => {
      const flow = await keeps({ kind: 'alreadyEnrolled' }, answer)
      expect(flow.snapshot().value).toBe('paperNotKept')
      flow.send({ type: 'paper.keep' })
      expect(flow.asked('keepPaper')).toEqual(link)
    },
  )

  it('if the customer went back to paper bills with this link before, the state is "paperKept"', async () => {
    expect((await answered({ kind: 'paperKept' })).snapshot().value).toBe('paperKept')
  })

  it('after a reload of the page of a customer who went back to paper bills, the state is "paperKept"', () => {
    const flow = startFlow(paperlessMachine, {
      input: { ...newTab, link: noPaperlessLink, wasPaperKept: true },
      coverage,
    })
    expect(flow.snapshot().value).toBe('paperKept')
  })

  it('if the backend has no call that restores paper bills, the flow does not accept the event paper.keep', async () => {
    const flow = opened({ ...newTab, link, offersPaper: false })
    await flow.answer('enroll', { kind: 'enrolled' })
    expect(flow.snapshot().can({ type: 'paper.keep' })).toBe(false)
  })

  it('after a reload the page has no link, so the flow does not accept the event paper.keep', () => {
    const flow = startFlow(paperlessMachine, {
      input: { ...newTab, link: noPaperlessLink, wasEnrolled: true },
      coverage,
    })
    expect(flow.snapshot().can({ type: 'paper.keep' })).toBe(false)
  })

  testEveryTransition(paperlessMachine, coverage)
})
