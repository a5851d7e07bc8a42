import { expect, test } from 'vitest'
import { createActor, setup, type EventObject } from 'xstate'
import { eligibilityMachine } from '../../machines/eligibility.machine.ts'
import { createFlowReporter } from '../../src/inspector/flow-reporter.ts'
import { handledEvents, templateOf } from '../../src/inspector/event-templates.ts'
import type { Decision } from '../../src/inspector/decision.ts'
import type { ObservedFlow } from '../../src/inspector/observed-flows.ts'
import { shapeProblem } from '../../src/inspector/fields.ts'
import { contextChanges } from '../../src/inspector/context-changes.ts'
import { sourceOf } from '../../src/inspector/transcription.ts'

const forceOf = (event: EventObject): number => ('force' in event ? Number(event.force) : 0)

const door = setup({
  guards: {
    isWeak: ({ event }) => forceOf(event) < 1,
    isStrong: ({ event }) => forceOf(event) > 9,
  },
}).createMachine({
  id: 'door',
  initial: 'shut',
  on: { push: '.gone', knock: '.gone' },
  states: {
    shut: {
      initial: 'locked',
      on: {
        push: [{ guard: 'isWeak' }, { guard: 'isStrong', target: 'passing' }, { target: 'ajar' }],
      },
      states: {
        locked: {
          on: {
            push: { guard: 'isStrong', target: '#door-gone' },
          },
        },
      },
    },
    ajar: {},
    passing: { always: 'gone' },
    gone: { id: 'door-gone' },
  },
})

const decisionsOn = (event: { type: string; force?: number }): readonly Decision[] => {
  const decisions: Decision[] = []
  const reporter = createFlowReporter(
    (observation) => observation.kind === 'moved' && decisions.push(...observation.decisions),
    () => 0,
  )
  createActor(door, { inspect: reporter.observe }).start().send(event)
  return decisions
}
const verdicts = (decision: Decision | undefined) =>
  decision?.candidates.map(
    ({ labels: [from, , guard, to], verdict }) => `${from} [${guard}] ${to}: ${verdict}`,
  )

test('the transitions of an event come in order, with their guards', () => {
  expect(verdicts(decisionsOn({ type: 'push', force: 5 })[0])).toEqual([
    'shut.locked [isStrong] gone: refused',
    'shut [isWeak] shut: refused',
    'shut [isStrong] passing: refused',
    'shut [] ajar: taken',
    '(root) [] gone: not asked',
  ])
  expect(verdicts(decisionsOn({ type: 'push', force: 0 })[0])).toEqual([
    'shut.locked [isStrong] gone: refused',
    'shut [isWeak] shut: taken',
    'shut [isStrong] passing: not asked',
    'shut [] ajar: not asked',
    '(root) [] gone: not asked',
  ])
  expect(verdicts(decisionsOn({ type: 'push', force: 10 })[0])?.[0]).toBe(
    'shut.locked [isStrong] gone: taken',
  )
  expect(verdicts(decisionsOn({ type: 'knock' })[0])).toEqual(['(root) [] gone: taken'])
})

test('sourceOf returns the section of a documented transition', () => {
  expect(sourceOf('eligibility', ['form', 'form.submit', 'isInvalid', 'form'])).toBe('1 §5')
})

test('contextChanges returns changed fields, with masked secrets', () => {
  const before = { entries: { name: 'Ann', zip: '08077' }, password: 'old', errors: ['a'], gone: 1 }
  const after = { entries: { name: 'Ann', zip: '08078' }, password: 'new', errors: ['a'], come: 2 }
  expect(contextChanges(before, after)).toEqual([
    { path: 'entries.zip', kind: 'changed', before: '08077', after: '08078' },
    { path: 'password', kind: 'changed', before: '•••', after: '•••' },
    { path: 'gone', kind: 'removed', before: 1 },
    { path: 'come', kind: 'added', after: 2 },
  ])
})

const flowWith = (log: ObservedFlow['log']): ObservedFlow => ({
  key: 'a x:0',
  parent: null,
  page: { id: 'a', path: '/' },
  sessionId: 'x:0',
  machine: 'eligibility',
  state: { value: 'form', context: {}, status: 'active' },
  log,
  refused: null,
})

test('handledEvents returns the accepted events, the innermost first', () => {
  expect(handledEvents(eligibilityMachine, 'form')).toEqual([
    'form.submit',
    'form.edit',
    'customerType.switch',
    'lookup.open',
    'close.choose',
    'draft.keep',
    'lookup.keep',
  ])
  expect(handledEvents(eligibilityMachine, 'validating')).toEqual([
    'draft.keep',
    'lookup.keep',
    'close.choose',
  ])
})

test('templateOf returns the fields of an event; shapeProblem what is wrong', () => {
  const example = templateOf(flowWith([]), 'eligibility', 'form.submit')
  expect(example).toHaveProperty('entries.customerType')
  const event = { type: 'form.submit', entries: { lastName: 'Chen', password: '•••' } }
  const { state } = flowWith([])
  const line = { kind: 'move', id: 1, event, from: 'form', state, decisions: [], changes: [] } as const
  const model = templateOf(flowWith([line]), 'eligibility', 'form.submit')
  expect(model).toEqual({ entries: { lastName: 'Chen', password: '' } })
  expect(shapeProblem({}, model)).toBe('entries is missing.')
  expect(shapeProblem({ entries: { lastName: 1, password: '' } }, model)).toBe(
    'entries.lastName should be string.',
  )
  expect(shapeProblem({ entries: { lastName: '', password: '' }, more: 1 }, model)).toBeNull()
})
