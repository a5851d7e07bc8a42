import type { APIRequestContext, Page } from '@playwright/test'
import { chooseLanguage } from '../support/choose-language.ts'
import { fillCredentials, goodPassword } from '../../support/login-form.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { newestMessage } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const path = '/registrationInvitation'
const submit = (page: Page) => page.getByRole('button', { name: words.common.next, exact: true })

const open = async (page: Page, request: APIRequestContext, to: string) => {
  await page.goto(await mailedLink(request, to, path))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register for MyWater')
}

test('an invited customer registers, verifies the phone and logs in @whole', async ({ page, request }) => {
  const link = await mailedLink(request, 'imani.okoye@example.com', path)
  await open(page, request, 'imani.okoye@example.com')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByLabel(words.fields.email)).toHaveValue('imani.okoye@example.com')
  await expect(page.getByLabel(words.fields.email)).toHaveAttribute('readonly', '')

  await submit(page).click()
  for (const problem of [
    words.createLogin.errors.loginIdRequired,
    words.createLogin.errors.passwordRequired,
    words.createLogin.errors.securityAnswerRequired,
  ])
    await expect(page.getByRole('alert')).toContainText(problem)

  await fillCredentials(page, 'howardfinch')
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText(words.createLogin.errors.loginIdNotAvailable)

  await page.getByLabel(words.fields.loginId, { exact: true }).fill('imani_okoye')
  await page.getByLabel(words.createLogin.mfa.enable).check()
  await page.getByLabel(words.createLogin.mfa.phone).fill('6095550301')
  await submit(page).click()

  await expect(page).toHaveURL(/\/registrationInvitationComplete$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await expect(page.getByText('IMANI_OKOYE')).toBeVisible()
  await expect(page.getByText('+1 (609) 555-0301').first()).toBeVisible()

  const { text } = await newestMessage(request, '+16095550301')
  await page.reload()
  await page.getByLabel(words.smsVerification.label).fill(/\d{6}/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: words.smsVerification.verify }).click()
  await expect(page.getByRole('main').getByText(words.registrationConfirmation.phone.verified)).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('main').getByText(words.registrationConfirmation.phone.verifiedTitle),
  ).toBeVisible()

  await page.getByRole('button', { name: words.common.loginNow }).click()
  await expect(page).toHaveURL(/\/oauth2\/default\//)
  await expect(page.getByLabel(words.fields.loginId)).toHaveValue('imani_okoye')

  await page.goto(link)
  await expect(
    page.getByRole('alertdialog', { name: words.invitation.alreadyRegistered.title }),
  ).toBeVisible()
})

test('a login that cannot be created keeps the entries; Cancel leaves', async ({ page, request }) => {
  await page.route('**/api/createUserWithCredentials', (route) =>
    route.fulfill({ json: { status: 'FAILED', Status: 'Failed' } }),
  )
  await open(page, request, 'hello@chesteravenuebooks.example.com')
  await expect(page.getByText('Chester Avenue Books')).toBeVisible()
  await fillCredentials(page, 'chester_bks')
  await submit(page).click()
  const dialog = page.getByRole('alertdialog', { name: words.invitation.couldNotCreate.title })
  await expect(dialog).toContainText(words.invitation.couldNotCreate.text)
  await dialog.getByRole('button', { name: words.common.close }).click()
  await expect(page.getByLabel(words.fields.loginId, { exact: true })).toHaveValue('chester_bks')
  await expect(page.getByLabel(words.createLogin.password, { exact: true })).toHaveValue(goodPassword)
  await page.getByRole('button', { name: words.common.cancel }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('an invited account with a login leads to the sign-in', async ({ page, request }) => {
  await open(page, request, 'howard.finch@example.com')
  const dialog = page.getByRole('alertdialog', { name: words.invitation.alreadyRegistered.title })
  await expect(dialog).toContainText(words.invitation.alreadyRegistered.text)
  await dialog.getByRole('button', { name: words.common.login }).click()
  await expect(page).toHaveURL(/\/oauth2\/default\//)
  await expect(page.getByLabel(words.fields.loginId)).toHaveValue('howardfinch')
})

test('an invitation without an account number is not found, without a call', async ({ page }) => {
  let calls = 0
  page.on('request', (sent) => {
    if (sent.url().includes('/api/getEnrollmentDetails')) calls += 1
  })
  await page.goto(`${path}?guid=3f2a`)
  await expect(page.getByRole('alertdialog', { name: words.invitation.notFound.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/login$/)
  expect(calls).toBe(0)
})

test('the form keeps its entries after reload and language, not after Close', async ({ page, request }) => {
  await open(page, request, 'sergio.blanco@example.com')
  const email = page.getByLabel(words.fields.email)
  await expect(email).toHaveValue('sergio.blanco@example.com')
  const guid = new URL(await mailedLink(request, 'sergio.blanco@example.com', path)).searchParams.get('guid')
  const again = page.waitForRequest('**/api/getEnrollmentDetails')
  await page.reload()
  expect((await again).postDataJSON()).toMatchObject({ invitationGuid: guid })
  await expect(email).toHaveValue('sergio.blanco@example.com')
  await fillCredentials(page, 'sergio')
  await submit(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(`Error: ${words.invitation.documentTitle} – MyWater`)

  await chooseLanguage(page, 'Español')
  await expect(page).toHaveTitle('Error: Su invitación – Registro – MyWater')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrarse en MyWater')
  await expect(page.locator('#loginId')).toHaveValue('sergio')
  await expect(page.locator('#password')).toHaveValue(goodPassword)
  const shown = await page.locator('main').innerText()
  for (const english of [
    words.common.login,
    words.createLogin.password,
    'Security',
    'Email',
    words.common.next,
    words.common.cancel,
    'problem',
    'Enable',
  ])
    expect(shown).not.toMatch(new RegExp(`\\b${english}\\b`))

  await page.getByRole('link', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Sí, salir' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto(path)
  await expect(page.getByRole('alertdialog', { name: 'No se encontraron los datos' })).toBeVisible()
})
