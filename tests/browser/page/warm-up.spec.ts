import type { Page } from '@playwright/test'
import { readChunks, type Chunk } from '../../../.ci/chunk-report.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

const filesOf = (isMeant: (chunk: Chunk) => boolean) =>
  readChunks()
    .filter(isMeant)
    .map(({ file }) => `/${file}`)
const registration = () => filesOf(({ entry }) => /\/registration\/eligibility(\.ports)?\.tsx?$/.test(entry))
const flowTexts = () => filesOf(({ entry }) => entry === 'src/portal/text/en/flows.ts')
const identityLibrary = () => filesOf(({ packages }) => packages.includes('@okta/okta-auth-js'))

const watchScripts = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const openLanding = async (page: Page) => {
  await openUntilReady(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  return watchScripts(page)
}

const signUp = (page: Page) => page.getByRole('link', { name: words.common.signUp })
const logIn = (page: Page) => page.getByRole('button', { name: words.landing.login.button, exact: true })

test('a pointer over a link preloads the next page, once', async ({ page }) => {
  expect(registration()).toHaveLength(2)
  const asked = await openLanding(page)
  await signUp(page).hover()
  await expect.poll(() => asked).toEqual(expect.arrayContaining([...registration(), ...flowTexts()]))
  await page.waitForLoadState('networkidle')
  const onTheWay = asked.length
  await signUp(page).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
  expect(asked.slice(onTheWay).filter((file) => registration().includes(file))).toEqual([])
})

test('a pointer over Log In preloads the identity library', async ({ page }) => {
  expect(identityLibrary()).not.toEqual([])
  const asked = await openLanding(page)
  await logIn(page).hover()
  await expect.poll(() => asked).toEqual(expect.arrayContaining(identityLibrary()))
})

test('focus on the paperless login preloads the identity library', async ({ page }) => {
  const asked = await openLanding(page)
  await page.getByRole('button', { name: words.landing.paperless.login }).focus()
  await expect.poll(() => asked).toEqual(expect.arrayContaining(identityLibrary()))
})

test('files of a failed preload are requested again at a press', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/)
  const lost = new Set<string>()
  const optionalFiles = [...registration(), ...identityLibrary()]
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    if (!optionalFiles.includes(pathname) || lost.has(pathname)) return route.continue()
    lost.add(pathname)
    return route.abort()
  })
  await openLanding(page)
  await logIn(page).hover()
  await expect.poll(() => [...lost]).toEqual(expect.arrayContaining(identityLibrary()))
  await signUp(page).hover()
  await expect.poll(() => lost.size).toBe(optionalFiles.length)
  await signUp(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
  await page.goBack()
  await logIn(page).click()
  await expect(page).toHaveURL(/\/oauth2\//)
})

test('an identity library that failed twice loads at the second press', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/)
  const isLibrary = ({ pathname }: URL) => identityLibrary().includes(pathname)
  await page.route(isLibrary, (route) => route.abort())
  await page.goto('/')
  await logIn(page).click()
  await expect(page.getByRole('alert')).toContainText('We could not open the login page.')
  await page.unroute(isLibrary)
  await logIn(page).click()
  await expect(page).toHaveURL(/\/oauth2\//)
})
