import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../.ci/run-command.ts'
import { findFreePort } from '../../../.ci/throwaway.ts'
import { siteNames } from '../../../src/server/platform/outside-links.ts'
import { addressesOfPaul, knownLogins, links, otto, wanda } from '../../foreign-backend/people.ts'
import { recaptcha, tellLoaded } from '../../foreign-backend/captcha.ts'
import { type ForeignBackend, startForeignBackend } from '../../foreign-backend/server.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { fillCredentials, fillLogin } from '../support/login-form.ts'
import { copyBill, openEligibility, pressNext } from '../support/register.ts'
import { openAndListen } from '../support/open-and-listen.ts'
import { expect, test } from '../support/test.ts'

const port = await findFreePort()
const origin = `http://localhost:${port}`
const dataFolder = mkdtempSync(join(tmpdir(), 'mywater-foreign-'))
let portal: ChildProcess | undefined
let backend: ForeignBackend

/** All that the portal is told of a backend and an identity provider that are somebody else's. */
const settings = (baseUrl: string) => ({
  PUBLIC_ORIGIN: origin,
  SANDBOX: 'off',
  API_BASE_URL: baseUrl,
  OKTA_ISSUER: 'https://water.okta.example/oauth2/default',
  OKTA_CLIENT_ID: '0oa1portal',
  RECAPTCHA_SITE_KEY: 'a-site-key-of-google',
  ...Object.fromEntries(
    Object.values(siteNames).map((name) => [
      `LINK_${name.toUpperCase().replaceAll('-', '_')}`,
      `${origin}/404?${name}`,
    ]),
  ),
})

const captchaFromGoogle =
  "the captcha is Google's, let in by the policy, and its token the backend's to verify"

test.use({ baseURL: origin })

test.beforeAll(async () => {
  backend = await startForeignBackend(origin)
  portal = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: join(dataFolder, 'data'),
      ...settings(backend.baseUrl),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isUp = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true)
})

test.afterAll(async () => {
  portal?.kill('SIGTERM')
  await backend.close()
  expect(readdirSync(dataFolder), 'what a server of pages alone has stored').toEqual([])
  rmSync(dataFolder, { recursive: true })
})

/**
 * Has the captcha there before the page asks Google for it. Not by a route: where one is set, Playwright answers itself
 * what a browser asks another origin before a call.
 */
test.beforeEach(async ({ context }, { title }) => {
  if (title !== captchaFromGoogle) await context.addInitScript(recaptcha)
})

const lastTo = (to: string) => backend.memory.messages.findLast((message) => message.to === to)?.text ?? ''
const codeTo = (phone: string) => /\d{6}/.exec(lastTo(phone))?.[0] ?? ''
const linkTo = (email: string) => /http\S+/.exec(lastTo(email))?.[0] ?? ''
const addPhone = async (page: Page, phone: string) => {
  await page.getByLabel('Enable Multi-Factor Authentication').check()
  await page.getByLabel('Mobile Phone Number').fill(phone)
}
const verifyPhone = async (page: Page, phone: string) => {
  await page.getByLabel('Verification Code').fill(codeTo(phone))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Your phone is successfully registered')).toBeVisible()
}

test('landing: its alert stands in the page as it comes, and after a reload', async ({ page, request }) => {
  expect(await (await request.get('/')).text()).toContain('Hydrant flushing on Canal Street')
  await page.goto('/')
  await expect(page.getByText('Hydrant flushing on Canal Street')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Hydrant flushing on Canal Street')).toBeVisible()
})

test('registration: from the bill by SMS code and activation to the door of the login', async ({ page }) => {
  test.slow()
  await openEligibility(page)
  await copyBill(page, { accountNumber: wanda.number, firstName: 'Wanda', lastName: 'Wrong' })
  await pressNext(page)
  await expect(page.getByText('Details entered do not match information on record').first()).toBeVisible()
  await copyBill(page, { accountNumber: wanda.number, firstName: 'Wanda', lastName: 'Kessler' })
  await pressNext(page)
  await fillLogin(page, { loginId: knownLogins.nina, email: wanda.email, phone: '312 555 0140' })
  await pressNext(page)
  await expect(page.getByText('Login Id Not Available').first()).toBeVisible()
  await page.getByLabel('Login ID', { exact: true }).fill('wanda_k_77')
  await pressNext(page)
  await expect(page).toHaveURL(/\/registrationConfirmation$/)
  await page.getByLabel('Verification Code').fill('000000')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('Your code does not match our records.').first()).toBeVisible()
  await verifyPhone(page, '+13125550140')
  await expect.poll(() => backend.called).toContain('registrationPending')
  await page.getByRole('button', { name: 'Resend Email' }).click()
  await expect(page.getByRole('button', { name: 'Email Sent' })).toBeVisible()
  const link = linkTo(wanda.email)
  await page.goto(link)
  await expect(page.getByText('account has been successfully registered.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login Now' })).toBeVisible()
  await expect.poll(() => backend.called).toContain('registrationCompleted')
  await page.goto(link)
  await expect(page.getByText('account has already been activated')).toBeVisible()
  await page.goto('/registrationComplete?code=of-nobody')
  await page.getByLabel('Login ID').fill('wanda_k_77')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(`Activation email resent to ${wanda.email}.`)).toBeVisible()
})

test('recovery: a password, by the address on record and by one that is chosen', async ({ page }) => {
  const ask = async (loginId: string) => {
    await page.goto('/forgotPassword')
    await solveCaptcha(page)
    await page.getByLabel('Login ID').fill(loginId)
    await pressNext(page)
  }
  await ask(knownLogins.nina)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText('n***@vogel.example')).toBeVisible()
  await ask(knownLogins.paul)
  await page.getByLabel('Email Address').selectOption({ label: 'p***@work.example' })
  await pressNext(page)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(lastTo(addressesOfPaul[1])).toContain('Choose a new password')
})

const askForLoginId = async (page: Page) => {
  await page.goto('/forgotLogin')
  await solveCaptcha(page)
  await page.getByLabel('Email Address').fill('nina@vogel.example')
  await pressNext(page)
}

test(captchaFromGoogle, async ({ page, context }) => {
  const asked: string[] = []
  await context.route('https://www.google.com/recaptcha/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: recaptcha + tellLoaded })
  })
  await askForLoginId(page)
  await expect(page.getByRole('heading', { name: 'Forgot Login ID Confirmation' })).toBeVisible()
  expect(asked).toEqual([expect.stringContaining('/recaptcha/api.js')])
})

test('recovery: a login ID', async ({ page }) => {
  await askForLoginId(page)
  await expect(page.getByRole('heading', { name: 'Forgot Login ID Confirmation' })).toBeVisible()
  expect(lastTo('nina@vogel.example')).toContain(knownLogins.nina)
})

test('recovery: an account number, by phone and by address; {} is not found', async ({ page }) => {
  await page.goto('/accountNumberLookup')
  await solveCaptcha(page)
  const search = async (phone: string) => {
    await page.getByLabel('First Name').fill('Otto')
    await page.getByLabel('Last Name').fill('Brandt')
    await page.getByLabel('Phone Number', { exact: true }).fill(phone)
    await pressNext(page)
  }
  await search('312 555 0199')
  await expect(page.getByText('Unable to find an account number associated')).toBeVisible()
  await page.getByRole('button', { name: 'Search Again' }).click()
  await search('312 555 0122')
  await expect(page.getByText('Your account number was sent to o***@brandt.example')).toBeVisible()
  await page.getByRole('button', { name: 'Search Again' }).click()
  await page.getByLabel('Search by Address').check()
  await page.getByLabel('First Name').fill('Otto')
  await page.getByLabel('Last Name').fill('Brandt')
  await page.getByLabel('Street Name').fill('Harbor St')
  await page.getByLabel('City').fill('Chicago')
  await page.getByLabel('State').selectOption('IL')
  await page.getByLabel('Zip Code').fill(otto.zip)
  await pressNext(page)
  await expect(page.getByText('Your account number was sent to o***@brandt.example')).toBeVisible()
  expect(lastTo(otto.email)).toContain(otto.number)
})

test('third party: Yes, a login of its own, and the account is linked', async ({ page }) => {
  test.slow()
  await page.goto(`/secondaryAccountHolder?code=${links.accepting}`)
  await expect(page.getByText('Wanda Kessler').first()).toBeVisible()
  await page.getByLabel('Yes', { exact: true }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Accept responsibility' }).click()
  await expect(page).toHaveURL(/\/thirdPartyAccept$/)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Last Name')).toHaveValue('Holder')
  await expect(page.getByLabel('Street Name')).toHaveValue('Canal Street')
  await fillCredentials(page, 'tess_holder')
  await page.getByLabel('Confirm Email').fill('tess@holder.example')
  await addPhone(page, '312 555 0133')
  await pressNext(page)
  await expect(page).toHaveURL(/\/thirdPartyConfirmation$/)
  await verifyPhone(page, '+13125550133')
  await page.goto('/thirdPartyAccept')
  await expect(page.getByRole('heading', { name: 'You are now a Secondary Account Holder' })).toBeVisible()
  expect(backend.memory.requests.get(links.accepting)?.['thirdparty_request_status_code']).toBe('Completed')
  expect(backend.called).toEqual(expect.arrayContaining(['sendThirdPartyAcceptV2', 'thirdPartyAccept']))
})

test('third party: No, and a code of nobody', async ({ page }) => {
  await page.goto(`/secondaryAccountHolder?code=${links.refusing}`)
  await page.getByLabel('No', { exact: true }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).toHaveURL(/\/thirdPartyReject$/)
  expect(backend.memory.requests.get(links.refusing)?.['thirdparty_request_status_code']).toBe('Rejected')
  expect(backend.called).toEqual(expect.arrayContaining(['sendThirdPartyRejectV2', 'thirdPartyReject']))
  await page.goto('/secondaryAccountHolder?code=of-nobody')
  await expect(page.getByRole('alertdialog')).toContainText('Third Party Request Not Found')
})

test('invitation: the mailed link, a login with a phone, the welcome', async ({ page }) => {
  await page.goto(`/registrationInvitation?guid=${links.invitation}&accountNumber=${otto.number}`)
  await expect(page.getByLabel('Email Address')).toHaveValue(otto.email)
  await expect(page.getByText('Otto Brandt').first()).toBeVisible()
  await fillCredentials(page, 'otto_brandt')
  await addPhone(page, '312 555 0144')
  await pressNext(page)
  await expect(page).toHaveURL(/\/registrationInvitationComplete$/)
  await verifyPhone(page, '+13125550144')
  await page.goto(`/registrationInvitation?guid=${randomUUID()}&accountNumber=${otto.number}`)
  await expect(page.getByRole('alertdialog', { name: 'Registration Details not Found' })).toBeVisible()
})

test('paperless: enrolled by the mailed link, and already the second time', async ({ page, context }) => {
  const link = `/paperlessEnrollment?bpg=${links.paperless}&ca=${wanda.number}`
  await page.goto(link)
  await expect(page.getByText('Your account is now enrolled.')).toBeVisible()
  await expect.poll(() => backend.called).toContain('paperlessRegistrationComplete')
  const another = await context.newPage()
  await another.goto(link)
  await expect(another.getByText('Your account is already enrolled.')).toBeVisible()
})

test('service login: Get Started sets the tokens and opens the move-in site', async ({ page, context }) => {
  await openAndListen(page, '/')
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await expect(await opening).toHaveURL(/\/404\?move-in$/)
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))
  expect(cookies).toMatchObject({ mw_id_token: 'visitor-id', 'mw-authenticationToken': 'visitor' })
  expect(cookies).not.toHaveProperty('refresh_token')
})
