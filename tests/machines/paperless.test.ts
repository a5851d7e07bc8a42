import { describe, expect, it, vi } from 'vitest'
import { paperlessMachine } from '../../machines/paperless.machine.ts'
import { noPaperlessLink } from '../../machines/shared/paperless.ts'
import type { KeepPaperOutcome, PaperlessLinkOutcome } from '../../machines/shared/paperless.ts'
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

describe('the paperless flow enrols the account of a mailed link', () => {
  it('paperless billing enrols the account of the link', () => {
    const flow = opened()
    expect(flow.snapshot().value).toBe('enrolling')
    expect(flow.asked('enroll')).toEqual(link)
  })

  it.each([false, true])(
    'after a new enrolment paperless billing makes the call "record", and ignores the result of this call (call fails: %s)',
    async (fails) => {
      const flow = await answered({ kind: 'enrolled' })
      expect(flow.snapshot().value).toEqual({ enrolled: 'recording' })
      expect(flow.asked('record')).toEqual(link)
      if (fails) await flow.fail('record')
      else await flow.answer('record')
      expect(flow.snapshot().value).toEqual({ enrolled: 'recorded' })
    },
  )

  it('paperless billing does not make the call "record" if the account was already enrolled', async () => {
    const flow = await answered({ kind: 'alreadyEnrolled' })
    expect(flow.snapshot().value).toBe('alreadyEnrolled')
    expect(flow.asked('record')).toBeUndefined()
  })

  it.each([
    ['notFound', false],
    ['refused', true],
  ] as const)(
    'after the result "%s", paperless billing shows the failure, and the customer can try again: %s',
    async (kind, canRetry) => {
      const flow = await answered({ kind })
      expect(flow.snapshot().value).toBe('failed')
      expect(flow.snapshot().can({ type: 'enrolment.retry' })).toBe(canRetry)
    },
  )

  it('if the enrolment call fails, paperless billing shows the failure, and the next try repeats the call', async () => {
    const flow = opened()
    await flow.fail('enroll')
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: 'enrolment.retry' })
    expect(flow.asked('enroll')).toEqual(link)
  })

  it('without a link paperless billing shows the failure and offers no other try', () => {
    const flow = startFlow(paperlessMachine, {
      input: { ...newTab, link: noPaperlessLink },
      coverage,
    })
    expect(flow.snapshot().value).toBe('failed')
    expect(flow.snapshot().can({ type: 'enrolment.retry' })).toBe(false)
  })

  it('after a reload paperless billing shows that the account is enrolled', () => {
    const flow = startFlow(paperlessMachine, {
      input: { ...newTab, link: noPaperlessLink, wasEnrolled: true },
      coverage,
    })
    expect(flow.snapshot().value).toBe('alreadyEnrolled')
  })

  it('paperless billing enrols the account of a second link in the same tab', () => {
    const flow = startFlow(paperlessMachine, { input: { ...newTab, link, wasEnrolled: true }, coverage })
    expect(flow.snapshot().value).toBe('enrolling')
  })

  it('a second link in the same tab clears the stored enrolment of the first link', () => {
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
    'on the event paper.keep in the state %s, paperless billing restores the paper bill and removes the link from the context',
    async (kind) => {
      const flow = await keeps({ kind }, { kind: 'paperKept' })
      expect(flow.snapshot().value).toBe('paperKept')
      expect(flow.snapshot().context.link).toBe(noPaperlessLink)
    },
  )

  it.each([[{ kind: 'refused' }], [undefined]] as const)(
    'if the call keepPaper fails (response: %j), paperless billing shows the failure, and the next try repeats the call',
    async (answer) => {
      const flow = await keeps({ kind: 'alreadyEnrolled' }, answer)
      expect(flow.snapshot().value).toBe('paperNotKept')
      flow.send({ type: 'paper.keep' })
      expect(flow.asked('keepPaper')).toEqual(link)
    },
  )

  it('if the customer has used this link to go back to paper bills, paperless billing shows that paper bills continue', async () => {
    expect((await answered({ kind: 'paperKept' })).snapshot().value).toBe('paperKept')
  })

  it('after a reload paperless billing shows that the account has paper bills again', () => {
    const flow = startFlow(paperlessMachine, {
      input: { ...newTab, link: noPaperlessLink, wasPaperKept: true },
      coverage,
    })
    expect(flow.snapshot().value).toBe('paperKept')
  })

  it('paperless billing does not offer a return to paper bills if the backend has no call for it', async () => {
    const flow = opened({ ...newTab, link, offersPaper: false })
    await flow.answer('enroll', { kind: 'enrolled' })
    expect(flow.snapshot().can({ type: 'paper.keep' })).toBe(false)
  })

  it('after a reload paperless billing does not offer a return to paper bills, because the page has no link', () => {
    const flow = startFlow(paperlessMachine, {
      input: { ...newTab, link: noPaperlessLink, wasEnrolled: true },
      coverage,
    })
    expect(flow.snapshot().can({ type: 'paper.keep' })).toBe(false)
  })

  testEveryTransition(paperlessMachine, coverage)
})
