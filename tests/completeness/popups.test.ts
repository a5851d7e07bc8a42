import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf, readSource } from '../architecture/source-files.ts'

interface Popup {
  readonly flow: string
  readonly story: string
  readonly role: string
  /**
   * The buttons below the text of the popup. A dialog also has a button Close beside its heading, which is not in the
   * spoken text.
   */
  readonly buttons: readonly string[]
}

const popups = filesOf('tests/approved/spoken/*.snap').flatMap((file): Popup[] =>
  [...readSource(file).matchAll(/^exports\[`(.*) 1`\] = `\n"((?:alert)?dialog), ([^]*?)"\n`;$/gm)].map(
    ([, story = '', role = '', said = '']) => ({
      flow: basename(file, '.snap'),
      story,
      role,
      buttons: [...said.matchAll(/^button, (.*)$/gm)].map(([, name = '']) => name),
    }),
  ),
)

/** The prompts that ask a question with the answers Yes and No. */
const questions = ['Leaving Asked', 'Confirming Rejection']

test('every alert in a story has exactly one button', () => {
  const alerts = popups.filter(({ role, story }) => role === 'alertdialog' && !questions.includes(story))
  expect(alerts.length).toBeGreaterThan(20)
  expect(alerts.filter(({ buttons }) => buttons.length !== 1)).toEqual([])
})

test('every prompt in a story has exactly two buttons', () => {
  const prompts = popups.filter(({ story }) => questions.includes(story))
  expect(prompts.map(({ buttons }) => buttons.length)).toEqual(prompts.map(() => 2))
  expect(new Set(prompts.map(({ story }) => story))).toEqual(new Set(questions))
})

describe('the documented buttons of popups', () => {
  test.each([
    // document 1, §2.2
    ['eligibility', 'Already Registered', ['Login', 'Forgot ID', 'Reset Password']],
    // document 1, §2.3: only the button Close in the heading
    ['create-login', 'Could Not Create', []],
    // document 2, §2.6: only the button Close in the heading
    ['third-party-acceptance', 'Could Not Create', []],
    // document 2, §2.8: this button, and Close in the heading
    ['third-party-registration', 'Something Wrong', ['Return to Login']],
    // document 2, §2.10, §4, §8: a single action
    ['invitation', 'Not Found', ['Login']],
    ['invitation', 'Already Registered', ['Login']],
    ['invitation', 'Could Not Create', ['Close']],
  ] as const)('the popup of %s, %s has the documented buttons: %j', (flow, story, buttons) => {
    const popup = popups.find((one) => one.flow === flow && one.story === story)
    expect(popup?.buttons).toEqual(buttons)
  })
})
