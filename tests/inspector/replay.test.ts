import { expect, test } from 'vitest'
import type { RecordedStep } from '../../src/contract/support.ts'
import { recordingIn, replayAddress } from '../../src/inspector/replay-address.ts'
import { screensOf } from '../../src/inspector/screens.ts'
import { flowsOnWall } from '../../src/inspector/wall.ts'

const steps: RecordedStep[] = [
  {
    machine: 'paperless',
    from: 'enrolling',
    event: 'xstate.done.actor.enroll',
    guard: '',
    to: 'enrolled',
    ms: 7,
  },
]

test('the recording is in the fragment, which browsers do not send', () => {
  const address = new URL(
    replayAddress(steps, 'http://localhost:3000/inspector.html?inspect=stately#replay=old'),
  )
  expect(address.pathname + address.search).toBe('/inspector.html?inspect=stately')
  expect(recordingIn(address.hash)).toEqual(steps)
})

test('recordingIn is null without a valid recording', () => {
  for (const hash of ['', '#', '#replay=', '#replay=%7B', '#replay=[]', '#other=1'])
    expect(recordingIn(hash)).toBeNull()
})

const wall = flowsOnWall(`accountLookup
  form | flows-account-lookup--form flows-account-lookup--problems | searching
  results - notWhitelisted - alert | flows-account-lookup--alert | form
accountOverview
  shown - phone - offered and language - saved | flows-account-overview--saved | 
  form | flows-account-overview--form |`)

test('screensOf returns the stories that show a recorded state', () => {
  expect(screensOf('accountLookup', 'form', wall)).toEqual([
    'flows-account-lookup--form',
    'flows-account-lookup--problems',
  ])
  expect(screensOf('accountLookup', 'results.notWhitelisted.alert', wall)).toEqual([
    'flows-account-lookup--alert',
  ])
  expect(screensOf('accountOverview', 'shown.language.saved + shown.phone.offered', wall)).toEqual([
    'flows-account-overview--saved',
  ])
  expect(screensOf('accountOverview', 'form', wall)).toEqual(['flows-account-overview--form'])
})

test('if no story shows a state, screensOf returns an empty list', () => {
  expect(screensOf('accountLookup', 'results', wall)).toEqual([])
  expect(screensOf('nobody', 'form', wall)).toEqual([])
})
