import type { Page } from '@playwright/test'
import { headers } from '../../../src/contract/http.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { copyBill, pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const fillNames = async (page: Page) => {
  await page.getByLabel(words.fields.firstName).fill('Nobody')
  await page.getByLabel(words.fields.lastName).fill('Here')
  await page.getByLabel(words.accountLookup.fields.phone, { exact: true }).fill('6095550199')
}
const flows = {
  '/register': {
    fill: (page: Page) =>
      copyBill(page, { accountNumber: '210012345777', firstName: 'Nobody', lastName: 'Here' }),
    answer: words.eligibility.refusals.detailsDoNotMatch,
  },
  '/forgotPassword': {
    fill: (page: Page) => page.getByLabel(words.fields.loginId).fill('nobody-here'),
    answer: words.forgotPassword.refused.title,
  },
  '/forgotLogin': {
    fill: (page: Page) => page.getByLabel(words.fields.email).fill('nobody@example.com'),
    answer: words.forgotLogin.refused.unable,
  },
  '/accountNumberLookup': { fill: fillNames, answer: words.accountLookup.results.notFound.text },
}

const tokensOf = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.headers()[headers.captcha.toLowerCase()]) sent.push(new URL(request.url()).pathname)
  })
  return sent
}

test('one captcha holds for minutes, for the look-up dialog and every flow', async ({ page }) => {
  const tokens = tokensOf(page)
  await page.clock.install()
  await page.goto('/register')
  const passed = page.waitForResponse('**/api/passSecurityCheck')
  await solveCaptcha(page)
  await passed
  await page.getByRole('link', { name: words.eligibility.lookUp }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words.accountLookup.checkDone)).toBeVisible()
  await expect(dialog.getByLabel(words.fields.firstName)).toBeVisible()
  for (const [path, { fill, answer }] of Object.entries(flows)) {
    await page.goto(path)
    await fill(page)
    await page.clock.fastForward(180_000)
    await pressNext(page)
    await expect(page.getByText(answer).first()).toBeVisible()
  }
  expect(tokens).toEqual(['/api/passSecurityCheck'])
})

test('a captcha that is spent does not expire before Next', async ({ page }) => {
  await page.clock.install()
  await page.goto('/forgotLogin')
  const spent = page.waitForResponse('**/api/passSecurityCheck')
  await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await spent
  await page.clock.fastForward(180_000)
  await pressNext(page)
  await expect(page.getByLabel(words.fields.email)).toBeVisible()
})
