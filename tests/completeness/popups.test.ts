import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf, readSource } from '../architecture/source-files.ts'

interface Popup {
  readonly flow: string
  readonly story: string
  readonly role: string
  /**
   * The buttons below the text of the popup. A dialog also has a button Close beside its heading. The screen-reader
   * text of the dialog does not contain this button.
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

describe('the popups have the documented buttons', () => {
  test.each([
    // The popup has these three buttons (document 1, §2.2).
    ['eligibility', 'Already Registered', ['Login', 'Forgot ID', 'Reset Password']],
    // The popup has only the button Close in its heading (document 1, §2.3).
    ['create-login', 'Could Not Create', []],
    // The popup has only the button Close in its heading (document 2, §2.6).
    ['third-party-acceptance', 'Could Not Create', []],
    // The popup has this button, and Close in its heading (document 2, §2.8).
    ['third-party-registration', 'Something Wrong', ['Return to Login']],
    // The popup has a single button (document 2, §2.10, §4, §8).
    ['invitation', 'Not Found', ['Login']],
    ['invitation', 'Already Registered', ['Login']],
    ['invitation', 'Could Not Create', ['Close']],
  ] as const)('the popup of flow %s, story %s has the documented buttons: %j', (flow, story, buttons) => {
    const popup = popups.find((shown) => shown.flow === flow && shown.story === story)
    expect(popup?.buttons).toEqual(buttons)
  })
})
