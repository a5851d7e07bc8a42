import { firstViewFiles, routerFile } from '../../build/sizes.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { axe } from '../support/axe.ts'
import { pressShift, untilScriptReady, openUntilReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'
import { signInWords, words } from '../../words.ts'

const heading = 'Welcome to MyWater'

test('the landing page shows a heading, at least three alerts, and links to help, water quality and emergency pages', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByText('Boil water advisory in Maple Heights.')).toBeVisible()
  const alerts = await page.locator('section[aria-labelledby] b').allInnerTexts()
  expect(alerts.length).toBeGreaterThanOrEqual(3)
  await expect(page.getByRole('link', { name: words.landing.login.help })).toHaveAttribute(
    'href',
    /\/sandbox\/sites\/help$/,
  )
  await expect(page.getByRole('link', { name: /Water Quality Report/ })).toHaveAttribute(
    'href',
    /water-quality/,
  )
  await expect(page.getByRole('link', { name: words.page.emergency })).toHaveAttribute('href', /emergency/)
  await axe(page)
})

test.describe('on the screen of a phone, the most important content of the landing page is visible without scrolling', () => {
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

      test('the text of the most severe alert is complete, and Log In, Sign Up and the first help links are visible without scrolling', async ({
        page,
      }) => {
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

    test('if the person presses "2 more notices", the page shows the two hidden alerts', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('region')).toHaveCount(1)
      await page.getByText('2 more notices').click()
      await expect(page.getByRole('region')).toHaveCount(3)
    })
  })
})

test('the panel with Log In is beside the welcome heading if the page is at least 1060 px wide, else below the heading', async ({
  page,
}) => {
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

test("the landing page loads no script before the person's first action, and after it only its own script files and the router", async ({
  page,
}) => {
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

test('if the person chooses a language on the landing page, the next page also appears in this language', async ({
  page,
}) => {
  await page.goto('/')
  await chooseLanguage(page, 'Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Registrarse en MyWater')
  await axe(page)
})

test('Get Started stores the tokens of an anonymous login and opens the move-in site in a new window @whole', async ({
  page,
  context,
}) => {
  await openUntilReady(page, '/')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: words.serviceLogin.getStarted }).click()
  await expect(await opened).toHaveURL(/\/sandbox\/sites\/move-in/)
  expect(context.pages()).toHaveLength(2)
  await expect(page).toHaveURL(/\/$/)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['mw-authenticationToken', 'mw_id_token']))
})

test('if the person opens an unknown path, the page says that it does not exist', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404 .*\/no\/such\/page/)
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByText(words.notFound.text)).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: words.notFound.returnHome }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
})

test("the login ID stays filled in after a wrong password; after the sign-in, Get Started does not replace the person's tokens", async ({
  page,
  context,
}) => {
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

test('if a button gets the keyboard focus, its border radius does not change', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: words.landing.login.button, exact: true })
  const radius = () => button.evaluate((element) => getComputedStyle(element).borderRadius)
  const before = await radius()
  await page.keyboard.press('Tab')
  await button.focus()
  expect(await radius()).toBe(before)
})

for (const [language, label] of [
  ['Español', 'Reportar emergencia'],
  ['Français', 'Signaler une urgence'],
  ['简体中文', '报告紧急情况'],
] as const)
  test(`on a page that is 320 px wide, nothing in the header covers the brand (language: ${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    await chooseLanguage(page, language)
    const emergency = await page.getByRole('link', { name: label }).boundingBox()
    const brand = await page
      .getByRole('banner')
      .locator('a > span')
      .first()
      .evaluate((element) => element.scrollWidth + element.getBoundingClientRect().left)
    expect(brand).toBeLessThanOrEqual(emergency?.x ?? 0)
  })

test('a person can choose a language with the keyboard, and each entry of the list is at least 44 px wide and high', async ({
  page,
}) => {
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
  // The link for login help comes before the languages.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(list.getByRole('button', { name: 'Français' })).toHaveAttribute('lang', 'fr')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('S’inscrire sur MyWater')
  await expect(opener).toHaveText('Langue : Français')
  await expect(opener).toBeFocused()
})

for (const path of ['/', '/register', '/404'])
  test(`if the page ${path} is 320, 360, 768 or 1280 px wide, it does not scroll horizontally`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
