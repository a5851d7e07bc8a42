import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, readSource } from '../architecture/source-files.ts'

interface Popup {
  readonly flow: string
  readonly story: string
  readonly role: string
  /** Without Close beside the heading of a dialog, which the screen-reader text does not contain. */
  readonly buttons: readonly string[]
}

const spoken = filesOf('tests/approved/spoken/*.snap').flatMap((file) =>
  [...readSource(file).matchAll(/^exports\[`(.*) 1`\] = `\n"([^`]*)"\n`;$/gm)].map(
    ([, story = '', said = '']) => ({ flow: basename(file, '.snap'), story, said }),
  ),
)
const popups = spoken.flatMap(({ flow, story, said }): Popup[] => {
  const role = /^(?:alert)?dialog(?=, )/.exec(said)?.[0]
  const buttons = [...said.matchAll(/^button, (.*)$/gm)].map(([, name = '']) => name)
  return role === undefined ? [] : [{ flow, story, role, buttons }]
})

/** The stories of the popups that ask a question and have two buttons for the answers. */
const questions = ['Leaving Asked', 'Confirming Rejection']

test('in every story with an alert, the alert has exactly one button', () => {
  const alerts = popups.filter(({ role, story }) => role === 'alertdialog' && !questions.includes(story))
  expect(alerts.length).toBeGreaterThan(20)
  expect(alerts.filter(({ buttons }) => buttons.length !== 1)).toEqual([])
})

test('a popup that asks a question has exactly two buttons', () => {
  const prompts = popups.filter(({ story }) => questions.includes(story))
  expect(prompts.map(({ buttons }) => buttons.length)).toEqual(prompts.map(() => 2))
  expect(new Set(prompts.map(({ story }) => story))).toEqual(new Set(questions))
})

test.each([
  // The popup "Already Registered" has three buttons (document 1, §2.2).
  ['eligibility', 'Already Registered', ['Login', 'Forgot ID', 'Reset Password']],
  // The popups "Could Not Create" have a Close button (document 1, §2.3; document 2, §2.6).
  ['create-login', 'Could Not Create', ['Close']],
  ['third-party-acceptance', 'Could Not Create', ['Close']],
  // The popup "Something Wrong" has one button, and Close beside its heading (document 2, §2.8).
  ['third-party-registration', 'Something Wrong', ['Return to Login']],
  // Each popup of the invitation has a single button (document 2, §2.10, §4, §8).
  ['invitation', 'Not Found', ['Login']],
  ['invitation', 'Already Registered', ['Login']],
  ['invitation', 'Could Not Create', ['Close']],
] as const)('in %s, the popup "%s" has the buttons %j', (flow, story, buttons) => {
  const popup = popups.find((shown) => shown.flow === flow && shown.story === story)
  expect(popup?.buttons).toEqual(buttons)
})

test('a text that says "contact" comes with one phone number', () => {
  const phones = spoken
    .filter(({ said }) => /contact (?:us|customer service)/.test(said))
    .map(({ flow, story, said }) => [flow, story, said.split('link, 1-800-555-0199').length - 1])
  expect(phones.length).toBeGreaterThan(20)
  // The page with the answer also names the phone to end the responsibility.
  const others = phones.filter(([, story, count]) => count !== 1 && story !== 'Taken')
  expect(others).toEqual([])
})
