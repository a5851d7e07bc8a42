import { expect, test } from 'vitest'
import { screensOf } from '../../src/inspector/screens.ts'
import { flowsOnWall } from '../../src/inspector/wall.ts'

const wall = flowsOnWall(`accountLookup
  form | flows-account-lookup--form flows-account-lookup--problems
  results - notWhitelisted - alert | flows-account-lookup--alert
accountOverview
  shown - phone - offered and language - saved | flows-account-overview--saved
  form | flows-account-overview--form`)

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
