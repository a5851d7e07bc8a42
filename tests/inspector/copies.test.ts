import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import type { RecordedStep } from '../../src/contract/support.ts'
import { browserStepsOf } from '../../src/inspector/copy-as-steps.ts'
import { storyFileOf } from '../../src/inspector/copy-as-story.ts'

const steps: RecordedStep[] = [
  {
    machine: 'accountLookup',
    from: 'securityCheck',
    event: 'xstate.done.actor.securityCheck',
    guard: '',
    to: 'form',
    ms: 900,
  },
  { machine: 'accountLookup', from: 'form', event: 'form.submit', guard: '', to: 'searching', ms: 4200 },
  {
    machine: 'accountLookup',
    from: 'searching',
    event: 'xstate.error.actor.search',
    guard: '',
    to: 'form',
    ms: 4400,
    outcome: 'unreachable',
  },
  { machine: 'nobody', from: 'here', event: 'go', guard: 'isOpen', to: 'here', ms: 4500 },
]

test('browserStepsOf writes for each step the state, the event to send or the result to wait for, and the next state', () => {
  const lines = browserStepsOf(steps).trimEnd().split('\n')
  expect(lines[0]).toBe('1. Wait for: done: securityCheck. The flow changes to form.')
  expect(lines[1]).toMatch(
    /^2\. At accountLookup, form \(as “[\w ]+”\): form\.submit with {"entries":{"mode":.*}}\. The flow changes to searching\.$/,
  )
  expect(lines[2]).toBe('3. Wait for: error: search (unreachable). The flow changes to form.')
  expect(lines[3]).toBe('4. At nobody, here: go. The flow stays in here, because isOpen is true.')
})

test('storyFileOf returns a TypeScript story that contains the recording', async () => {
  const { code } = await transformWithOxc(storyFileOf(steps), 'recorded.stories.tsx')
  const recording = /recording: (\[.*?\n {4}\])/s.exec(storyFileOf(steps))?.[1] ?? ''
  expect(JSON.parse(recording)).toEqual(steps)
  expect(code).toContain('export const Recorded')
})
