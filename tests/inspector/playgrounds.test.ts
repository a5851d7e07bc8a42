import { expect, test } from 'vitest'
import type { RecordedStep } from '../../src/contract/support.ts'
import { playgroundAt } from '../../src/inspector/playgrounds.ts'
import { playgroundAddress, recordingIn } from '../../src/inspector/replay-address.ts'

type Row = readonly [machine: string, from: string, to: string]
const recordingOf = (rows: readonly Row[]): RecordedStep[] =>
  rows.map(([machine, from, to]) => ({ machine, from, event: 'go', guard: '', to, ms: 0 }))

test('playgroundAt returns the story in which a developer can try the flow of a recorded step, and undefined for an unknown flow', () => {
  const steps = recordingOf([
    ['forgotLogin', 'securityCheck', 'form'],
    ['nobody', 'here', 'there'],
    ['eligibility', 'validating', 'securityCheck'],
  ])
  const places = steps.map((_, place) => playgroundAt(steps, place))
  expect(places).toEqual(['flows-forgot-login-id--playground', undefined, 'flows-eligibility--playground'])
})

test('a recorded step of a child machine opens the playground of the flow that ran the child machine', () => {
  const steps = recordingOf([
    ['securityCheck', 'unsolved', 'solved'],
    ['eligibility', 'securityCheck', 'form'],
    ['eligibility', 'form', 'lookup'],
    ['securityCheck', 'unsolved', 'solved'],
    ['accountLookup', 'securityCheck', 'form'],
    ['eligibility', 'lookup', 'form'],
    ['securityCheck', 'unsolved', 'solved'],
    ['forgotLogin', 'securityCheck', 'form'],
  ])
  const places = steps.map((_, place) => playgroundAt(steps, place))
  expect(places).toEqual([
    ...steps.slice(0, 6).map(() => 'flows-eligibility--playground'),
    'flows-forgot-login-id--playground',
    'flows-forgot-login-id--playground',
  ])
})

test('a child machine has no playground if its parent flow is not in the recording', () => {
  expect(playgroundAt(recordingOf([['securityCheck', 'unsolved', 'solved']]), 0)).toBeUndefined()
})

test("the playground's address contains the story id and the recording", () => {
  const steps = recordingOf([['eligibility', 'securityCheck', 'form']])
  for (const storybook of [
    'http://localhost:6006/',
    'http://localhost:6006/iframe.html?id=start-replay--empty',
  ])
    expect(playgroundAddress(steps, 'flows-eligibility--playground', storybook)).toMatch(
      /^http:\/\/localhost:6006\/iframe\.html\?id=flows-eligibility--playground&viewMode=story#replay=/,
    )
  const { hash } = new URL(
    playgroundAddress(steps, 'flows-eligibility--playground', 'http://localhost:6006/'),
  )
  expect(recordingIn(hash)).toEqual(steps)
})
