import type { Page } from '@playwright/test'
import { allLanguages, type Language } from '../../../src/contract/languages.ts'
import { brokenWords, narrowBoxes, sidewaysScrolling } from '../../screenshots/fitting-text.ts'
import { words } from '../../words.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { newestMessage } from '../support/outbox.ts'
import { pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Checks the page with large text. Chinese has no spaces, so its words may be broken. */
const expectRoomForLargeText = async (page: Page, language: Language) => {
  for (const size of [150, 200]) {
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, size)
    const view = `${new URL(page.url()).pathname} in ${language}, ${size} %`
    const found = [
      ...(await page.evaluate(sidewaysScrolling, view)),
      ...(await page.evaluate(narrowBoxes, view)),
      ...(language === 'zh' ? [] : await page.evaluate(brokenWords, view)),
    ]
    expect(found).toEqual([])
  }
}

/** The provider's pages contain the styles of the components that a list names. */
const classesWithoutStyle = () => {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
  const names = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
  return names.filter((name) => !rules.some((rule) => rule.includes(`.${name}`)))
}

const checkInEveryLanguage = async (page: Page) => {
  for (const language of allLanguages) {
    const address = new URL(page.url())
    address.searchParams.set('ui_locales', language)
    await page.goto(address.href)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectRoomForLargeText(page, language)
    expect(await page.evaluate(classesWithoutStyle), language).toEqual([])
    if ((await page.locator('main form').count()) === 0) continue
    await page.locator('main form[data-show] button[type=submit]').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectRoomForLargeText(page, language)
    const overflow = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth
    expect(await page.locator('[role=alert]').evaluate(overflow), language).toBe(0)
  }
}

test('the pages of the sign-in have room for large text', async ({ page }) => {
  await page.goto('/?login=dnovak_1977')
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
  await expect(page.getByLabel(words.createLogin.password, { exact: true })).toBeVisible()
  await checkInEveryLanguage(page)
  await page.locator('#password').fill('Blue-Kettle-42')
  await page.locator('main form[data-show] button[type=submit]').click()
  await expect(page.locator('#code')).toBeVisible()
  await checkInEveryLanguage(page)
})

test('the pages for a new password have room for large text', async ({ page, request, problems }) => {
  problems.expect(/410/)
  await page.goto('/forgotPassword')
  await solveCaptcha(page)
  await page.getByLabel(words.fields.loginId).fill('mchen_1207')
  await pressNext(page)
  await expect(page.getByRole('heading', { name: words.forgotPassword.sent.title })).toBeVisible()
  const mail = await newestMessage(request, 'maria.chen@example.com')
  const link = mail.links.find((address) => address.includes('reset-password')) ?? ''
  await page.goto(link)
  await checkInEveryLanguage(page)
  await page.goto(`${new URL(link).pathname}/done?login=mchen_1207`)
  await checkInEveryLanguage(page)
  await page.goto(`${new URL(link).pathname}?code=expired`)
  await checkInEveryLanguage(page)
})
