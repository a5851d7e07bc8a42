import type { APIRequestContext, Page } from '@playwright/test'
import { fillCredentials, goodPassword } from '../../support/login-form.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { newestMessage } from '../support/outbox.ts'
import { pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const open = async (page: Page, request: APIRequestContext, guest: string) => {
  const link = await mailedLink(request, `${guest}@mail.example`, '/secondaryAccountHolder')
  // One of the mails is in Spanish, but the test looks for English texts.
  await page.goto(link.replace('ui_locales=es', 'ui_locales=en'))
}
const answer = (page: Page, choice: 'Yes' | 'No') => page.getByLabel(choice, { exact: true }).check()
const submit = (page: Page) => page.getByRole('button', { name: words.common.submit }).click()
const accept = async (page: Page, request: APIRequestContext, guest: string) => {
  await open(page, request, guest)
  await answer(page, 'Yes')
  await submit(page)
  await page.getByRole('button', { name: words.thirdPartyRequest.review.accept }).click()
  await expect(page).toHaveURL(/\/thirdPartyAccept$/)
}
const logIn = async (page: Page, loginId: string, password: string) => {
  await page.getByLabel(words.fields.loginId).fill(loginId)
  await page.getByLabel(words.createLogin.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
}

test('after Yes, the third party registers, logs in and is linked @whole', async ({ page, request }) => {
  test.slow()
  await open(page, request, 'theo.hart')
  await expect(page).toHaveURL(/\/secondaryAccountHolder$/)
  await expect(page.getByText('Rosalind Hart').first()).toBeVisible()
  await submit(page)
  await expect(page.getByRole('alert')).toContainText(words.thirdPartyRequest.errors.selectionRequired)
  await answer(page, 'Yes')
  await submit(page)
  await expect(page.getByRole('heading', { name: words.thirdPartyRequest.review.title })).toBeVisible()
  await page.getByRole('button', { name: words.thirdPartyRequest.review.change }).click()
  await submit(page)
  await page.getByRole('button', { name: words.thirdPartyRequest.review.accept }).click()
  await expect(page).toHaveURL(/\/thirdPartyAccept$/)
  await page
    .getByRole('link', { name: words.common.signUp })
    .or(page.getByRole('button', { name: words.common.signUp }))
    .click()
  await expect(page).toHaveURL(/\/thirdPartyRegistration$/)
  await expect(page.getByText('Theo Hart')).toBeVisible()
  await expect(page.getByText(/Mill Street/)).toBeVisible()
  await fillCredentials(page, 'theo_hart_1')
  await page.getByLabel(words.createLogin.mfa.enable).check()
  await page.getByLabel(words.createLogin.mfa.phone).fill('609 555 0271')
  await pressNext(page)
  await expect(page).toHaveURL(/\/thirdPartyConfirmation$/)
  await expect(page.getByText(words.thirdPartyConfirmation.email)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const resend = page.getByRole('button', { name: /^Resend Code in \d+ seconds?$/ })
  await expect(resend).toBeVisible()
  await page.reload()
  await expect(resend).toBeVisible()
  const sms = await newestMessage(request, '+16095550271')
  await page.getByLabel(words.smsVerification.label).fill(/\b\d{6}\b/.exec(sms.text)?.[0] ?? '')
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  await expect(page.getByRole('main').getByText(words.registrationConfirmation.phone.verified)).toBeVisible()
  await page.getByRole('button', { name: words.common.login }).click()
  await expect(page.getByLabel(words.fields.loginId)).toHaveValue(/theo_hart_1/i)
  await logIn(page, 'theo_hart_1', goodPassword)
  const second = await newestMessage(request, '+16095550271', sms)
  await page.getByLabel(words.smsVerification.label).fill(/\b\d{6}\b/.exec(second.text)?.[0] ?? '')
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.thirdPartyAcceptance.linked.title })).toBeVisible()
})

for (const [kind, guest, loginId] of [
  ['military', 'marcus.cole', 'marcus_cole'],
  ['foreign', 'luc.roy', 'luc_roy_22'],
] as const)
  test(`a third party can register with a ${kind} address`, async ({ page, request }) => {
    await accept(page, request, guest)
    await page.goto('/thirdPartyRegistration')
    await fillCredentials(page, loginId)
    if (kind === 'military') {
      await page.getByLabel(words.thirdPartyRegistration.address.unit, { exact: true }).selectOption('PSC')
      await page.getByLabel(words.thirdPartyRegistration.address.unitNumber).fill('3')
      await page.getByLabel(words.thirdPartyRegistration.address.apoFmoDpo).selectOption('APO')
    }
    if (kind === 'foreign')
      await expect(page.getByText('8 Rue du Puits, Sherbrooke, Québec J1H 1A1, Canada')).toBeVisible()
    await pressNext(page)
    await expect(page).toHaveURL(/\/thirdPartyConfirmation$/)
  })

test('a third party with a login accepts, signs in and is linked', async ({ page, request }) => {
  await open(page, request, 'daniel.novak')
  await expect(page).toHaveURL(/\/thirdPartyAccept$/)
  await page.getByRole('button', { name: words.common.login, exact: true }).click()
  await logIn(page, 'ruth-abrams', 'Blue-Kettle-42')
  await expect(page).toHaveURL(/\/thirdPartyAccept$/)
  await expect(page.getByRole('heading', { name: words.thirdPartyAcceptance.linked.title })).toBeVisible()
})

test('reload, Back and Forward keep the request and send no answer', async ({ page, request }) => {
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/api/')) sent.push(call.url().replace(/^.*\/api\//, ''))
  })
  await open(page, request, 'maria.chen')
  await answer(page, 'Yes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(`${words.thirdPartyRequest.documentTitles.review} – MyWater`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByText(words.thirdPartyRequest.question)).toBeVisible()
  await page.goto('/login')
  await page.goBack()
  await expect(page.getByText(words.thirdPartyRequest.question)).toBeVisible()

  await open(page, request, 'frank.moss')
  await expect(page).toHaveURL(/\/thirdPartyAccept$/)
  await page.reload()
  await page.getByRole('link', { name: words.common.signUp }).click()
  await expect(page.getByText('Frank Moss')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Frank Moss')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thirdPartyAcceptance.title)
  await page.goForward()
  await expect(page.getByText('Frank Moss')).toBeVisible()
  await page.getByRole('button', { name: words.common.cancel }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect(new Set(sent.filter((name) => name.includes('hird') || name.includes('Primary')))).toEqual(
    new Set(['getThirdPartyRequest', 'getPrimaryAccountInfo']),
  )
})

test('a double click on Submit does not confirm; the answer is No', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, request, 'maria.chen')
  await answer(page, 'No')
  await submit(page)
  const sure = page.getByRole('alertdialog')
  const yes = await sure.getByRole('button', { name: 'Yes, I reject' }).boundingBox()
  await sure.getByRole('button', { name: 'Go back' }).click()
  const button = page.getByRole('button', { name: words.common.submit })
  const away = async () => ((await button.boundingBox())?.y ?? 0) - (yes?.y ?? 0)
  const meet = async () => {
    await page.evaluate((by) => window.scrollBy(0, by), await away())
    return Math.abs(await away())
  }
  await expect.poll(meet).toBeLessThan(2)
  await button.dblclick()
  await expect(sure).toContainText(words.thirdPartyRequest.rejectionConfirm)
  await expect(page).toHaveURL(/\/secondaryAccountHolder$/)
  await sure.getByRole('button', { name: 'Yes, I reject' }).click()
  await expect(page).toHaveURL(/\/thirdPartyReject$/)
  await expect(page.getByRole('heading', { name: words.thirdPartyOutcome.rejected.text })).toBeVisible()
})

test('the link of an answered request opens the page of its answer', async ({ page, request }) => {
  for (const [guest, path, text] of [
    ['karl.vogt', '/thirdPartyReject', words.thirdPartyOutcome.rejected.text],
    ['pablo.ortiz', '/', 'Welcome to MyWater'],
  ] as const) {
    await open(page, request, guest)
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(page.getByText(text).first()).toBeVisible()
  }
})

test('a refused registration shows the reason and keeps the entries', async ({ page, request }) => {
  await open(page, request, 'frank.moss')
  await expect(page).toHaveURL(/\/thirdPartyAccept$/)
  await page.goto('/thirdPartyRegistration')
  await fillCredentials(page, 'frank-moss')
  await page.getByLabel(words.fields.houseNumber).fill('5')
  await page.getByLabel(words.fields.streetName).fill('Mill Street')
  await page.getByLabel(words.fields.city).fill('Medford')
  await page.getByLabel(words.fields.state, { exact: true }).selectOption('NJ')
  await page.getByLabel(words.fields.zipCode).fill('08055')
  await pressNext(page)
  const dialog = page.getByRole('dialog', { name: words.thirdPartyRegistration.couldNotCreate.title })
  await expect(dialog).toContainText(words.thirdPartyRegistration.couldNotCreate.refusals.partnerNotCreated)
  await dialog.getByRole('button', { name: words.common.close }).last().click()
  await expect(page.getByLabel(words.createLogin.password, { exact: true })).toHaveValue(goodPassword)
})

test('a login that cannot be linked leads to the landing page', async ({ page, request }) => {
  await open(page, request, 'ruth.abrams')
  const dialog = page.getByRole('alertdialog', { name: words.thirdPartyAcceptance.couldNotCreate.title })
  await expect(dialog).toContainText(words.thirdPartyAcceptance.couldNotCreate.text)
  await dialog.getByRole('button', { name: words.common.close }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
})
