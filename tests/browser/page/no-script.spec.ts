import { browserArguments, findHeadlessBrowser, requireBrowser } from '../../../.ci/browser.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { expect, test } from '../support/test.ts'

// The test disables JavaScript with a setting of the browser. With Playwright's own setting, the HTML parser would
// treat the content of <noscript> as text.
test.use({
  launchOptions: {
    executablePath: requireBrowser(findHeadlessBrowser),
    args: [...browserArguments, '--blink-settings=scriptEnabled=false'],
  },
})

test('the landing page is whole without JavaScript, in every language', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to MyWater')
  await expect(page.getByText('Boil water advisory in Maple Heights.')).toBeVisible()
  await chooseLanguage(page, 'Español')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le damos la bienvenida a MyWater')
  await chooseLanguage(page, '简体中文')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欢迎使用 MyWater')
  await expect(page.getByText('Maple Heights 煮沸饮水通知。')).toBeVisible()
  await chooseLanguage(page, 'Español')
  await page.getByRole('link', { name: 'Registrarse' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Registrarse en MyWater')
})

test('a form without JavaScript says so, with a phone number', async ({ page }) => {
  await page.goto('/register')
  // Playwright's text locators do not find texts in <noscript>.
  const notice = page.locator('noscript p')
  await expect(notice).toBeVisible()
  await expect(notice).toContainText('has to run JavaScript')
  await expect(page.getByText('This page is not ready yet')).toBeHidden()
  await expect(notice.locator('a')).toHaveAttribute('href', 'tel:1-800-555-0199')
})
