import { expect, test } from 'vitest'
import type { RecordedStep } from '../../src/contract/support.ts'
import { examples as lookup } from '../../stories/examples/account-lookup.ts'
import { examples as eligibility } from '../../stories/examples/eligibility.ts'
import { examples as signIn } from '../../stories/examples/sign-in.ts'
import { progressText } from '../../stories/kit/live-replay/progress-text.ts'
import { stepsOfFlow } from '../../stories/kit/live-replay/steps-of-flow.ts'
import { replayLive } from './replay-live.ts'

type Row = readonly [machine: string, from: string, event: string, to: string, guard?: string]
const recordingOf = (rows: readonly Row[]): RecordedStep[] =>
  rows.map(([machine, from, event, to, guard = '']) => ({ machine, from, event, guard, to, ms: 0 }))

const outcomeOf = ({ event }: RecordedStep) => (event.startsWith('xstate.done.') ? { outcome: 'done' } : {})

const { machine, inputs } = eligibility
const solved: Row[] = [
  ['securityCheck', 'unsolved', 'captcha.solved', 'solved'],
  ['securityCheck', 'solved', 'check.submit', 'passed'],
  ['eligibility', 'securityCheck', 'xstate.done.actor.securityCheck', 'form'],
]
const submitted: Row = ['eligibility', 'form', 'form.submit', 'validating']

test('a replay performs the recorded steps of a child machine, and the parent machine continues after the child has ended', async () => {
  const steps = recordingOf([...solved, submitted])
  const { actor, recorded, ...replayed } = await replayLive(machine, inputs, steps)
  expect(replayed).toEqual({ done: 4, failedStep: null, state: 'validating', count: 4 })
  expect(recorded).toEqual(steps.map((step) => ({ ...step, ...outcomeOf(step) })))
  actor.stop()
})

test('the replay stops at the requested step, and the flow still accepts events', async () => {
  const { actor, ...replayed } = await replayLive(machine, inputs, recordingOf([...solved, submitted]), 3)
  expect(replayed).toMatchObject({ done: 3, failedStep: null, state: 'form', count: 4 })
  actor.send({ type: 'lookup.open' })
  expect(actor.getSnapshot().value).toBe('lookup')
  actor.stop()
})

test('a replayed call returns the sample response that leads to the recorded state, or fails if the recorded call failed', async () => {
  const invalid: Row = ['eligibility', 'form', 'form.submit', 'form', 'isInvalid']
  const refused: Row = ['eligibility', 'validating', 'xstate.done.actor.check', 'form']
  const lost: Row = ['eligibility', 'validating', 'xstate.error.actor.check', 'form']
  const known: Row = [
    'eligibility',
    'validating',
    'xstate.done.actor.check',
    'alreadyRegistered',
    'isAlreadyRegistered',
  ]
  const rows = [...solved, invalid, submitted, refused, submitted, lost, submitted, known]
  const { actor, ...replayed } = await replayLive(machine, inputs, recordingOf(rows))
  expect(replayed).toMatchObject({ done: 10, failedStep: null, state: 'alreadyRegistered' })
  actor.stop()
})

test('a recorded timer step is replayed without waiting', async () => {
  const shown = 'results.notWhitelisted.shown'
  const rows: Row[] = [
    ...solved.slice(0, 2),
    ['accountLookup', 'securityCheck', 'xstate.done.actor.securityCheck', 'form'],
    ['accountLookup', 'form', 'form.submit', 'reviewing'],
    ['accountLookup', 'reviewing', 'xstate.done.actor.review', 'searching'],
    ['accountLookup', 'searching', 'xstate.done.actor.search', shown, 'isNotWhitelisted'],
    [
      'accountLookup',
      shown,
      `xstate.after.alertDelay.accountLookup.${shown}`,
      'results.notWhitelisted.alert',
    ],
  ]
  const replayed = await replayLive(lookup.machine, lookup.inputs, recordingOf(rows))
  expect(replayed).toMatchObject({ done: 7, failedStep: null, state: 'results.notWhitelisted.alert' })
  replayed.actor.stop()
})

test('the replay stops and reports the step if the machine or the sample responses do not lead to the recorded state', async () => {
  const elsewhere: [Row, string][] = [
    [['eligibility', 'form', 'form.send', 'validating'], 'form: form.send → validating'],
    [['eligibility', 'form', 'form.submit', 'eligible'], 'form: form.submit → eligible'],
    [['eligibility', 'form', 'xstate.done.actor.check', 'eligible'], 'form: done: check → eligible'],
    [
      ['resendActivation', 'ready', 'email.resend', 'sending'],
      'resendActivation, ready: email.resend → sending',
    ],
  ]
  for (const [row, words] of elsewhere) {
    const { actor, ...replayed } = await replayLive(machine, inputs, recordingOf([...solved, row]))
    expect(replayed.state).toBe('form')
    expect(progressText(replayed, replayed.count, machine.id)).toBe(
      `Replayed 3 of 4 steps. Step 4, ${words}, is not what this version does here.`,
    )
    actor.stop()
  }
})

// Without a limit on the attempts of the replay, this test would exceed its time limit.
test('the replay of a long recording stops at the first step that cannot be repeated with a sample response', async () => {
  const refused: Row = ['eligibility', 'validating', 'xstate.done.actor.check', 'form']
  const often = Array.from({ length: 80 }, (): Row[] => [submitted, refused]).flat()
  const steps = recordingOf([...solved, ...often, ['eligibility', 'form', 'form.send', 'validating']])
  const { actor, ...replayed } = await replayLive(machine, inputs, steps)
  expect(replayed).toMatchObject({ done: 163, state: 'form' })
  actor.stop()
})

test('the replay skips the steps of other flows, and the steps before the last start of the flow', () => {
  const steps = recordingOf([
    ['signIn', 'ready', 'signIn.start', 'redirecting'],
    ...solved,
    submitted,
    ['createLogin', 'routing', 'xstate.done.actor.arrive', 'form'],
    ...solved,
  ])
  expect(stepsOfFlow(machine, steps)).toEqual(recordingOf(solved))
  expect(stepsOfFlow(machine, steps.slice(0, 5))).toEqual(recordingOf([...solved, submitted]))
  expect(stepsOfFlow(machine, recordingOf(solved.slice(0, 1)))).toEqual(recordingOf(solved.slice(0, 1)))
  expect(stepsOfFlow(machine, steps.slice(0, 1))).toEqual([])
})

test('the replay starts the flow with the example input that leads to the first recorded step', async () => {
  const rows: Row[] = [
    ['signIn', 'routing', '', 'finishing', 'isCallback'],
    ['signIn', 'finishing', 'xstate.done.actor.finish', 'signedIn', 'isSignedIn'],
  ]
  const replayed = await replayLive(signIn.machine, signIn.inputs, recordingOf(rows))
  expect(replayed).toMatchObject({ done: 2, failedStep: null, state: 'signedIn' })
})

test('progressText returns a text for a recording with one step and for a recording without a step', () => {
  expect(progressText({ done: 1, failedStep: null }, 1, 'eligibility')).toBe(
    'Replayed 1 of 1 step; go on from here.',
  )
  expect(progressText({ done: 0, failedStep: null }, 0, 'eligibility')).toBe(
    'The recording has no step of this flow.',
  )
})
