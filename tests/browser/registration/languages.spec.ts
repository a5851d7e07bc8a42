import { axe } from '../support/axe.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { fillLogin, goodPassword } from '../../support/login-form.ts'
import { wordsIn, words as englishWords } from '../../words.ts'
import { signOut } from '../support/log-in.ts'
import { newestMessage } from '../support/outbox.ts'
import { pressNext } from '../support/register.ts'
import { expect, test } from '../support/test.ts'

const words = {
  signUp: '注册',
  robot: '我不是机器人',
  next: '下一步',
  refused: '请输入名字',
  accountNumber: '账户号码',
  firstName: '名字',
  lastName: '姓氏',
  loginId: '登录名',
  password: '密码',
  thanks: '谢谢您，Wei',
  subject: '激活您的 MyWater 账户',
  activated: '您的 American Water 自助服务账户已注册成功。',
  loginNow: '立即登录',
  logIn: '登录',
  welcome: '欢迎，Wei Zhang',
  headings: ['您的账户', '已登录的设备'],
  signOut: '退出登录',
  home: '欢迎使用 MyWater',
}

test('a person registers, activates, signs in and out in Chinese', async ({ page, request }) => {
  test.slow()
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
  const fonts = new Set<string>()
  page.on('request', (sent) => sent.resourceType() === 'font' && fonts.add(sent.url()))
  await page.goto('/')
  await chooseLanguage(page, '简体中文')
  await page.getByRole('link', { name: words.signUp, exact: true }).click()
  await page.getByRole('checkbox', { name: words.robot }).check()
  await press(words.next)
  await press(words.next)
  await expect(page.getByRole('alert')).toContainText(words.refused)
  await axe(page)
  await page.getByLabel(words.accountNumber).fill('210012347211')
  await page.getByLabel(words.firstName).first().fill('Wei')
  await page.getByLabel(words.lastName).fill('Zhang')
  await press(words.next)

  await fillLogin(page, { loginId: 'wei-zhang', email: 'wei@example.org' }, wordsIn.zh)
  await axe(page)
  await press(words.next)
  await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible()
  await axe(page)

  const mail = await newestMessage(request, 'wei@example.org')
  expect(mail.subject).toBe(words.subject)
  await page.goto(mail.links[0] ?? '')
  await expect(page.getByText(words.activated)).toBeVisible()
  await press(words.loginNow)

  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await expect(page.locator('[aria-current]')).toHaveText('简体中文')
  await expect(page.getByLabel(words.loginId)).toHaveValue(/wei-zhang/i)
  await page.getByLabel(words.password, { exact: true }).fill(goodPassword)
  await axe(page)
  await press(words.logIn)
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.welcome)
  for (const title of words.headings) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await signOut(page, words.signOut)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home)
  // Only the web font for Latin letters and digits loads. The device's own fonts show the Chinese text.
  expect([...fonts]).toEqual([expect.stringContaining('/assets/atkinson-')])
})

test('a mailed link opens in its language, or in the chosen one', async ({ page, request }) => {
  await page.goto('/forgotPassword')
  await solveCaptcha(page)
  await page.getByLabel(englishWords.fields.loginId).fill('tomasherrera')
  await pressNext(page)
  await expect(page.getByRole('heading', { name: englishWords.forgotPassword.sent.title })).toBeVisible()
  const mail = await newestMessage(request, 'tomas.herrera@example.com')
  const reset = mail.links.find((link) => link.includes('reset-password')) ?? ''
  const links = [
    reset.replace('ui_locales=en', 'ui_locales=es'),
    '/registrationComplete?code=x&ui_locales=es',
  ]
  const expectLanguage = async (language: string) => {
    for (const link of links) {
      await page.goto(link)
      await expect(page).not.toHaveURL(/code=/)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    }
  }
  await expectLanguage('es')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await chooseLanguage(page, 'Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expectLanguage('fr')
  // On the page for a new password, the list of languages is a later choice.
  await page.goto(links[0] ?? '')
  await chooseLanguage(page, 'English')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})
