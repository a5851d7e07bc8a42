import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findFreePort } from '../../support/throwaway.ts'
import { createOpenApiDocument } from '../../../src/server/openapi/document.ts'
import { addressesOfPaul, knownLogins, links, otto, wanda } from '../../foreign-backend/people.ts'
import { recaptcha } from '../../foreign-backend/captcha.ts'
import { type ForeignBackend, startForeignBackend } from '../../foreign-backend/server.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { fillCredentials, fillLogin } from '../../support/login-form.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { foreignSettings, startServer } from '../support/start-server.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const port = await findFreePort()
const origin = `http://localhost:${port}`
const dataFolder = mkdtempSync(join(tmpdir(), 'mywater-foreign-'))
let stop: (() => void) | undefined
let backend: ForeignBackend

const captchaFromGoogle = "the policy allows Google's captcha, and the backend takes its token"

test.use({ baseURL: origin })

test.beforeAll(async () => {
  backend = await startForeignBackend(origin, createOpenApiDocument())
  const env = foreignSettings(port, backend.baseUrl)
  stop = await startServer({ ...env, DATA_DIR: join(dataFolder, 'data') }, origin)
})

test.afterAll(async () => {
  stop?.()
  await backend.close()
  expect(readdirSync(dataFolder), 'files that a server without a backend has stored').toEqual([])
  rmSync(dataFolder, { recursive: true })
})

/**
 * Adds a fake captcha to the page before it requests Google's script. The test does not replace the script with
 * Playwright's `route`, because Playwright would then also answer the CORS preflight requests to the backend.
 */
test.beforeEach(async ({ context }, { title }) => {
  if (title !== captchaFromGoogle) await context.addInitScript(recaptcha)
})

const lastTo = (to: string) => backend.memory.messages.findLast((message) => message.to === to)?.text ?? ''
const codeTo = (phone: string) => /\d{6}/.exec(lastTo(phone))?.[0] ?? ''
const linkTo = (email: string) => /http\S+/.exec(lastTo(email))?.[0] ?? ''
const addPhone = async (page: Page, phone: string) => {
  await page.getByLabel(words.createLogin.mfa.enable).check()
  await page.getByLabel(words.createLogin.mfa.phone).fill(phone)
}
const verifyPhone = async (page: Page, phone: string) => {
  await page.getByLabel(words.smsVerification.label).fill(codeTo(phone))
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  await expect(page.getByRole('main').getByText(words.registrationConfirmation.phone.verified)).toBeVisible()
}

test('landing: the alert is shown on the first visit and after reload', async ({ page, request }) => {
  expect(await (await request.get('/')).text()).toContain('Hydrant flushing on Canal Street')
  await page.goto('/')
  await expect(page.getByText('Hydrant flushing on Canal Street')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Hydrant flushing on Canal Street')).toBeVisible()
})

test('registration: bill, login, phone and activation', async ({ page }) => {
  test.slow()
  await openEligibility(page)
  await copyBill(page, { accountNumber: wanda.number, firstName: 'Wanda', lastName: 'Wrong' })
  await pressNext(page)
  await expect(page.getByText('Details entered do not match information on record').first()).toBeVisible()
  await copyBill(page, { accountNumber: wanda.number, firstName: 'Wanda', lastName: 'Kessler' })
  await pressNext(page)
  await fillLogin(page, { loginId: knownLogins.nina, email: wanda.email, phone: '312 555 0140' })
  await pressNext(page)
  await expect(page.getByText(words.createLogin.errors.loginIdNotAvailable).first()).toBeVisible()
  await page.getByLabel(words.fields.loginId, { exact: true }).fill('wanda_k_77')
  await pressNext(page)
  await expect(page).toHaveURL(/\/registrationConfirmation$/)
  await page.getByLabel(words.smsVerification.label).fill('000000')
  await page.getByRole('button', { name: words.smsVerification.verify, exact: true }).click()
  await expect(page.getByText('Your code does not match our records.').first()).toBeVisible()
  await verifyPhone(page, '+13125550140')
  await expect.poll(() => backend.called).toContain('registrationPending')
  await page.getByRole('button', { name: words.resendActivation.labels.confirmation }).click()
  await expect(page.getByRole('button', { name: words.resendActivation.sent })).toBeVisible()
  const link = linkTo(wanda.email)
  await page.goto(link)
  await expect(page.getByText('account has been successfully registered.')).toBeVisible()
  await expect(page.getByRole('button', { name: words.common.loginNow })).toBeVisible()
  await expect.poll(() => backend.called).toContain('registrationCompleted')
  await page.goto(link)
  await expect(page.getByText('account has already been activated')).toBeVisible()
  await page.goto('/registrationComplete?code=of-nobody')
  await page.getByLabel(words.fields.loginId).fill('wanda_k_77')
  await page.getByRole('button', { name: words.common.submit }).click()
  await expect(page.getByText(`Activation email resent to ${wanda.email}.`)).toBeVisible()
})

test('recovery: a new password goes to the only or the chosen address', async ({ page }) => {
  const ask = async (loginId: string) => {
    await page.goto('/forgotPassword')
    await solveCaptcha(page)
    await page.getByLabel(words.fields.loginId).fill(loginId)
    await pressNext(page)
  }
  await ask(knownLogins.nina)
  await expect(page.getByRole('heading', { name: words.forgotPassword.sent.title })).toBeVisible()
  await expect(page.getByText('n***@vogel.example')).toBeVisible()
  await ask(knownLogins.paul)
  await page.getByLabel(words.fields.email).selectOption({ label: 'p***@work.example' })
  await pressNext(page)
  await expect(page.getByRole('heading', { name: words.forgotPassword.sent.title })).toBeVisible()
  expect(lastTo(addressesOfPaul[1])).toContain('Choose a new password')
})

const askForLoginId = async (page: Page) => {
  await page.goto('/forgotLogin')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.email).fill('nina@vogel.example')
  await pressNext(page)
}

test(captchaFromGoogle, async ({ page, context }) => {
  const asked: string[] = []
  await context.route('https://www.google.com/recaptcha/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: recaptcha })
  })
  await askForLoginId(page)
  await expect(page.getByRole('heading', { name: words.forgotLogin.sent.title })).toBeVisible()
  expect(asked).toEqual([expect.stringContaining('/recaptcha/api.js')])
})

test('recovery: a forgotten login ID is sent by email', async ({ page }) => {
  await askForLoginId(page)
  await expect(page.getByRole('heading', { name: words.forgotLogin.sent.title })).toBeVisible()
  expect(lastTo('nina@vogel.example')).toContain(knownLogins.nina)
})

test('recovery: an account is found by phone and address, or not', async ({ page }) => {
  await page.goto('/accountNumberLookup')
  await solveCaptcha(page)
  const search = async (phone: string) => {
    await page.getByLabel(words.fields.firstName).fill('Otto')
    await page.getByLabel(words.fields.lastName).fill('Brandt')
    await page.getByLabel(words.accountLookup.fields.phone, { exact: true }).fill(phone)
    await pressNext(page)
  }
  await search('312 555 0199')
  await expect(page.getByText('Unable to find an account number associated')).toBeVisible()
  await page.getByRole('button', { name: words.accountLookup.searchAgain }).click()
  await search('312 555 0122')
  await expect(page.getByText('Your account number was sent to o***@brandt.example')).toBeVisible()
  await page.getByRole('button', { name: words.accountLookup.searchAgain }).click()
  await page.getByLabel(words.accountLookup.modes.address).check()
  await page.getByLabel(words.fields.firstName).fill('Otto')
  await page.getByLabel(words.fields.lastName).fill('Brandt')
  await page.getByLabel(words.fields.streetName).fill('Harbor St')
  await page.getByLabel(words.fields.city).fill('Chicago')
  await page.getByLabel(words.fields.state).selectOption('IL')
  await page.getByLabel(words.fields.zipCode).fill(otto.zip)
  await pressNext(page)
  await expect(page.getByText('Your account number was sent to o***@brandt.example')).toBeVisible()
  expect(lastTo(otto.email)).toContain(otto.number)
})

test('third party: the answer Yes creates and links a login', async ({ page }) => {
  test.slow()
  await page.goto(`/secondaryAccountHolder?code=${links.accepting}`)
  await expect(page.getByText('Wanda Kessler').first()).toBeVisible()
  await page.getByLabel(words.common.yes, { exact: true }).check()
  await page.getByRole('button', { name: words.common.submit }).click()
  await page.getByRole('button', { name: words.thirdPartyRequest.review.accept }).click()
  await expect(page).toHaveURL(/\/thirdPartyAccept$/)
  await page.getByRole('link', { name: words.common.signUp }).click()
  await expect(page.getByText('Tess Holder')).toBeVisible()
  await expect(page.getByText(/Canal Street/)).toBeVisible()
  await fillCredentials(page, 'tess_holder')
  await addPhone(page, '312 555 0133')
  await pressNext(page)
  await expect(page).toHaveURL(/\/thirdPartyConfirmation$/)
  await verifyPhone(page, '+13125550133')
  await page.goto('/thirdPartyAccept')
  await expect(page.getByRole('heading', { name: words.thirdPartyAcceptance.linked.title })).toBeVisible()
  expect(backend.memory.requests.get(links.accepting)?.['thirdparty_request_status_code']).toBe('Completed')
  expect(backend.called).toEqual(expect.arrayContaining(['sendThirdPartyAcceptV2', 'thirdPartyAccept']))
})

test('third party: No is stored, and an unknown code is not found', async ({ page }) => {
  await page.goto(`/secondaryAccountHolder?code=${links.refusing}`)
  await page.getByLabel('No', { exact: true }).check()
  await page.getByRole('button', { name: words.common.submit }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.thirdPartyRequest.rejection.yes })
    .click()
  await expect(page).toHaveURL(/\/thirdPartyReject$/)
  expect(backend.memory.requests.get(links.refusing)?.['thirdparty_request_status_code']).toBe('Rejected')
  expect(backend.called).toEqual(expect.arrayContaining(['sendThirdPartyRejectV2', 'thirdPartyReject']))
  await page.goto('/secondaryAccountHolder?code=of-nobody')
  await expect(page.getByRole('alertdialog')).toContainText(words.thirdPartyRequest.notFound)
})

test('invitation: the link creates a login and opens the welcome page', async ({ page }) => {
  await page.goto(`/registrationInvitation?guid=${links.invitation}&accountNumber=${otto.number}`)
  await expect(page.getByLabel(words.fields.email)).toHaveValue(otto.email)
  await expect(page.getByText('Otto Brandt').first()).toBeVisible()
  await fillCredentials(page, 'otto_brandt')
  await addPhone(page, '312 555 0144')
  await pressNext(page)
  await expect(page).toHaveURL(/\/registrationInvitationComplete$/)
  await verifyPhone(page, '+13125550144')
  await page.goto(`/registrationInvitation?guid=${randomUUID()}&accountNumber=${otto.number}`)
  await expect(page.getByRole('alertdialog', { name: words.invitation.notFound.title })).toBeVisible()
})

test('paperless: the link enrols once, then the account is enrolled', async ({ page, context }) => {
  const link = `/paperlessEnrollment?bpg=${links.paperless}&ca=${wanda.number}`
  await page.goto(link)
  await expect(page.getByRole('heading', { name: words.paperless.confirmation.enrolled })).toBeVisible()
  await expect.poll(() => backend.called).toContain('paperlessRegistrationComplete')
  const another = await context.newPage()
  await another.goto(link)
  await expect(
    another.getByRole('heading', { name: words.paperless.confirmation.alreadyEnrolled }),
  ).toBeVisible()
})

test('service login: Get Started stores the tokens and opens the move-in site', async ({ page, context }) => {
  await openUntilReady(page, '/')
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: words.serviceLogin.getStarted }).click()
  await expect(await opening).toHaveURL(/\/404\?move-in$/)
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect(cookies).toMatchObject({ mw_id_token: 'visitor-id', 'mw-authenticationToken': 'visitor' })
  expect(cookies).not.toHaveProperty('refresh_token')
})
