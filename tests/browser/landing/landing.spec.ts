import { firstViewFiles, routerFile } from '../../build/sizes.ts'
import { axe } from '../support/axe.ts'
import { pressShift, untilScriptReady, openUntilReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'
import { signInWords, words } from '../../words.ts'

test.describe('on a phone, the most important content is visible without scrolling', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const [name, locale, logIn, signUp, notice, more] of [
    [
      'in English',
      'en-US',
      words.landing.login.button,
      words.common.signUp,
      'Boil water advisory in Maple Heights.',
      '2 more notices',
    ],
    [
      'in Spanish',
      'es-US',
      'Iniciar sesión',
      'Registrarse',
      'Aviso de hervir el agua en Maple Heights.',
      '2 avisos más',
    ],
    [
      'in French',
      'fr-CA',
      'Se connecter',
      'S’inscrire',
      'Avis d’ébullition de l’eau à Maple Heights.',
      '2 autres avis',
    ],
    ['in Chinese', 'zh-CN', '登录', '注册', 'Maple Heights 煮沸饮水通知。', '另有 2 条通知'],
  ] as const)
    test.describe(name, () => {
      test.use({ locale })

      test('the most severe alert, Log In, Sign Up and help are visible', async ({ page }) => {
        await page.goto('/')
        await expect(page.getByRole('button', { name: logIn, exact: true })).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('link', { name: signUp, exact: true })).toBeInViewport({ ratio: 1 })
        const forgot = page.getByRole('main').locator('p > a')
        await expect(forgot.nth(0)).toBeInViewport({ ratio: 1 })
        await expect(forgot.nth(1)).toBeInViewport({ ratio: 1 })
        const header = await page.getByRole('banner').boundingBox()
        expect(header?.height).toBeLessThanOrEqual(61)
        await expect(page.getByRole('region')).toHaveCount(1)
        await expect(page.getByText(notice)).toBeVisible()
        await page.getByText(more).click()
        await expect(page.getByRole('region')).toHaveCount(3)
        await axe(page)
      })
    })

  test.describe('without JavaScript, the content and the links of the landing page work', () => {
    test.use({ javaScriptEnabled: false })

    test('"2 more notices" shows the two hidden alerts', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('region')).toHaveCount(1)
      await page.getByText('2 more notices').click()
      await expect(page.getByRole('region')).toHaveCount(3)
    })
  })
})

test('Log In is beside the heading from 1060 px on, else below', async ({ page }) => {
  await page.goto('/')
  const welcome = page.getByRole('heading', { level: 1 })
  const logIn = page.getByRole('heading', { name: words.landing.login.title, exact: true })
  const distance = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return Number((await logIn.boundingBox())?.x) - Number((await welcome.boundingBox())?.x)
  }
  expect(await distance(1060)).toBeGreaterThan(400)
  expect(await distance(1059)).toBeLessThanOrEqual(400)
})

test('the first action loads only the own scripts and the router', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script' && pathname.startsWith('/assets/')) loaded.add(pathname)
  })
  await page.goto('/')
  await expect(page.getByText('Boil water advisory in Maple Heights.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...loaded]).toEqual([])
  await pressShift(page)
  await untilScriptReady(page)
  const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).toSorted()
  await expect.poll(() => [...loaded].at(-1)).toBe(`/${routerFile}`)
  expect([...loaded].toSorted()).toEqual(addresses([...firstViewFiles, routerFile]))
})

test('Get Started stores anonymous tokens and opens the move-in site @whole', async ({ page, context }) => {
  await openUntilReady(page, '/')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: words.serviceLogin.getStarted }).click()
  await expect(await opened).toHaveURL(/\/sandbox\/sites\/move-in/)
  expect(context.pages()).toHaveLength(2)
  await expect(page).toHaveURL(/\/$/)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['mw-authenticationToken', 'mw_id_token']))
})

test('after a wrong password and a sign-in, Get Started keeps the tokens', async ({ page, context }) => {
  await page.goto('/?login=mchen_1207')
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
  await expect(page.getByLabel(words.fields.loginId)).toHaveValue(/mchen_1207/i)
  await page.getByLabel(words.createLogin.password, { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: signInWords.logInButton, exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel(words.createLogin.password, { exact: true }).fill('Blue-Kettle-42')
  await page.getByRole('button', { name: signInWords.logInButton, exact: true }).click()
  await expect(page).toHaveURL(/\/account$/)
  const before = (await context.cookies()).find(({ name }) => name === 'mw_id_token')?.value

  await openUntilReady(page, '/')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: words.serviceLogin.getStarted }).click()
  await (await opened).waitForURL(/move-in/)
  const after = (await context.cookies()).find(({ name }) => name === 'mw_id_token')?.value
  expect(after).toBe(before)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria')
})

test('the focus of a button does not change its border radius', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: words.landing.login.button, exact: true })
  const radius = () => button.evaluate((element) => getComputedStyle(element).borderRadius)
  const before = await radius()
  await page.keyboard.press('Tab')
  await button.focus()
  expect(await radius()).toBe(before)
})

test('a language is chosen with the keyboard, from entries of 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/register')
  const list = page.getByRole('banner').locator('details')
  const opener = list.locator('summary')
  await expect(opener).toHaveText('Language: English')
  await opener.focus()
  await page.keyboard.press('Enter')
  const all = list.getByRole('button')
  await expect(all).toHaveText(['English', 'Español', 'Français', '简体中文'])
  await expect(list.locator('[aria-current]')).toHaveText('English')
  for (const one of await all.all()) {
    const box = await one.boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  }
  await axe(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(all.first()).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Space')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(list.getByRole('button', { name: 'Français' })).toHaveAttribute('lang', 'fr')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('S’inscrire sur MyWater')
  await expect(opener).toHaveText('Langue : Français')
  await expect(opener).toBeFocused()
})

test('no page scrolls sideways at 320, 360, 768 or 1280 px', async ({ page }) => {
  for (const path of ['/', '/register', '/404']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
