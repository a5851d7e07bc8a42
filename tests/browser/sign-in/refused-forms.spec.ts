import type { APIRequestContext, Page } from '@playwright/test'
import { solveCaptcha } from '../support/captcha.ts'
import { newestMessage } from '../support/outbox.ts'
import { pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'
import { signInWords, words } from '../../words.ts'

const openSignIn = async (page: Page, loginId: string) => {
  await page.goto(`/?login=${loginId}`)
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
  await expect(page.locator('#loginId')).toHaveValue(loginId)
}
const enterPassword = async (page: Page, password: string) => {
  await page.locator('#password').fill(password)
  await page.getByRole('button', { name: signInWords.logInButton, exact: true }).click()
}
const openCodePage = async (page: Page) => {
  await openSignIn(page, 'dnovak_1977')
  await enterPassword(page, 'Blue-Kettle-42')
  await expect(page.locator('#code')).toBeVisible()
}
const openResetPage = async (page: Page, request: APIRequestContext) => {
  await page.goto('/forgotPassword')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.loginId).fill('mchen_1207')
  await pressNext(page)
  await expect(page.getByRole('heading', { name: words.forgotPassword.sent.title })).toBeVisible()
  const { links } = await newestMessage(request, 'maria.chen@example.com')
  await page.goto(links.find((link) => link.includes('reset-password')) ?? '')
}

interface RefusedForm {
  readonly name: string
  readonly field: string
  readonly open: (page: Page, request: APIRequestContext) => Promise<void>
  readonly submit: (page: Page) => Promise<void>
}
/** Every form of the identity provider that the server can refuse. */
const forms: readonly RefusedForm[] = [
  {
    name: 'login ID and password',
    field: '#password',
    open: (page) => openSignIn(page, 'tomasherrera'),
    submit: (page) => enterPassword(page, 'not-the-password'),
  },
  {
    name: 'the code',
    field: '#code',
    open: openCodePage,
    submit: async (page) => {
      await page.locator('#code').fill('000000')
      await page.getByRole('button', { name: words.smsVerification.verify }).click()
    },
  },
  {
    name: 'a new code',
    field: '#code',
    open: openCodePage,
    // The script of the page would hold back a press until a new code can be sent. The first press sends one if the
    // last one is older than half a minute.
    submit: async (page) => {
      for (let pressed = 0; pressed < 2; pressed += 1) {
        const loaded = page.waitForEvent('load')
        await page
          .locator('[name=resend]')
          .evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button))
        await loaded
      }
    },
  },
  {
    name: 'a new password',
    field: '#confirmPassword',
    open: openResetPage,
    submit: async (page) => {
      await page.locator('#password').fill('Quiet-River-2207')
      await page.locator('#confirmPassword').fill('Quiet-River-2208')
      await page.locator('main form[data-show] button[type=submit]').click()
    },
  },
]

for (const { name, field, open, submit } of forms)
  test(`Back, Forward and Reload after a refused form send nothing: ${name}`, async ({ page, request }) => {
    await open(page, request)
    await submit(page)
    await expect(page.getByRole('alert')).toBeVisible()
    const sent: string[] = []
    page.on('request', (asked) => void (asked.method() === 'POST' && sent.push(asked.url())))
    const expectForm = async () => {
      await expect(page.locator(field)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await page.reload()
    await expectForm()
    await page.getByRole('link', { name: words.page.home('MyWater') }).click()
    await expect(page.getByRole('button', { name: words.landing.login.button, exact: true })).toBeVisible()
    await page.goBack()
    await expectForm()
    await page.goForward()
    await page.goBack()
    await expectForm()
    expect(sent.filter((address) => address.includes('/oauth2/'))).toEqual([])
  })
