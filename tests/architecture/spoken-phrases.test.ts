import { expect, test } from 'vitest'
import { differentPhrases } from '../screen-reader/spoken-phrases.ts'

const recording = `> press Next
  Next push button.
  Validating...
  Register for MyWater: Step 3 of 4, Your login
> go to Login ID
  Login ID entry.
`

test.each([
  ['a phrase after a later action', recording.replace('> go to Login ID\n', ''), []],
  [
    'the heading beside its announcement',
    `${recording}  Register for MyWater heading level 1 clickable.\n`,
    [],
  ],
  [
    'another button',
    recording.replace('Next push', 'Submit push'),
    ['Next push button.', 'Submit push button.'],
  ],
  [
    'a button without its role',
    recording.replace('Next push button.', 'Next'),
    ['Next push button.', 'Next'],
  ],
  ['no announcement of a call', recording.replace('  Validating...\n', ''), ['Validating...']],
  ['another heading', `${recording}  Welcome heading level 1.\n`, ['Welcome heading level 1.']],
])('with %s, differentPhrases returns what one recording lacks', (_, other, different) => {
  expect(differentPhrases(recording, other)).toEqual(different)
})
