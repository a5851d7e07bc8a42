import type { Page } from '@playwright/test'
import { logIn, unfold } from '../log-in.ts'
import { copyBill, openEligibility } from '../register.ts'
import { type CallSite, json, named, next } from './call-site.ts'
import { words } from '../../../words.ts'

const openAccount = async (page: Page) => {
  const cookies = await page.context().cookies()
  if (cookies.some(({ name }) => name === 'mw_id_token')) await page.goto('/account')
  else await logIn(page, 'ruth-abrams')
}

/** While each call to `address` fails; after the page has loaded, the calls succeed again. */
const openWithout = async (page: Page, address: string) => {
  await page.route(address, (route) => route.fulfill({ status: 503, json: {} }))
  await openAccount(page)
  await page.getByRole('button', { name: words.common.tryAgain }).waitFor()
  await page.unroute(address)
}

const session = { since: '2026-01-02T03:04:05Z', lastUsed: '2026-01-02T03:04:05Z' }
const otherSession = { ...session, browser: 'Firefox', system: 'Windows', current: false }
const thisSession = { ...session, browser: 'Chrome', system: 'Android', current: true }
const signOutOthers = named('button', words.sessions.signOutOthers)
const saved = 'Saved. From now on we write to you in French.'

/** Their calls go to our own identity provider, or send a problem report: not in the specification. */
export const account: Readonly<Record<string, CallSite>> = {
  'the accounts of a person': {
    operation: 'overview',
    failsInEveryWay: true,
    address: '**/v1/overview',
    reach: (page) => openWithout(page, '**/v1/overview'),
    button: named('button', words.common.tryAgain),
    message: 'We could not look up your accounts.',
    saysNoWait: true,
  },
  'the list of sessions': {
    operation: 'sessions',
    address: '**/v1/sessions',
    reach: (page) => openWithout(page, '**/v1/sessions'),
    button: named('button', words.common.tryAgain),
    message: 'We could not look up where you are logged in.',
    saysNoWait: true,
  },
  'the sign-out of other sessions': {
    operation: 'sessions',
    address: '**/v1/sessions',
    reach: async (page) => {
      await page.route('**/v1/sessions', json([thisSession, otherSession]))
      await openAccount(page)
      await signOutOthers(page).waitFor()
    },
    button: signOutOthers,
    message: 'The others could not be logged out.',
    saysNoWait: true,
  },
  'the language of mails': {
    operation: 'language',
    failsInEveryWay: true,
    address: '**/v1/language',
    reach: async (page) => {
      await openAccount(page)
      await unfold(page)
      await page.getByLabel(words.accountOverview.language).selectOption('French')
    },
    button: named('button', words.accountOverview.saveLanguage),
    message: 'we still write to you in English',
    // After the call that saves the chosen language, the page does not read the body of the response.
    passes: {
      '200 with HTML': saved,
      'a wrong-typed field': saved,
      empty: saved,
      'a missing field': saved,
      'an unknown Status': saved,
    },
    kept: [named('combobox', words.accountOverview.language), 'fr'],
    saysNoWait: true,
  },
  'a report of a problem': {
    operation: 'reportProblem',
    failsInEveryWay: true,
    reach: async (page) => {
      await page.route('**/api/checkRegistrationEligibility', (route) => route.abort('connectionrefused'))
      await openEligibility(page)
      await copyBill(page, { accountNumber: '210012345710', firstName: 'Walter', lastName: 'Okafor' })
      await next(page).click()
      await page.getByRole('button', { name: words.reportProblem.button }).click()
    },
    button: (page) => page.getByRole('dialog').getByRole('button', { name: /^(Send|Try again)$/ }),
    message: words.reportProblem.failed,
  },
}
