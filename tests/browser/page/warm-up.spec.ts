import type { Page } from '@playwright/test'
import { readChunks } from '../../../.ci/chunk-report.ts'
import type { Chunk } from '../../../.ci/chunk-report.ts'
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

/** Returns the list of the paths of all scripts that the page requests. Each request adds an entry to the list. */
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

test('if the pointer is over a link, the next page is preloaded, and a press on the link requests no file again', async ({
  page,
}) => {
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

test('if the pointer is over the button Log In, the script of the identity library is preloaded', async ({
  page,
}) => {
  expect(identityLibrary()).not.toEqual([])
  const asked = await openLanding(page)
  await logIn(page).hover()
  await expect.poll(() => asked).toEqual(expect.arrayContaining(identityLibrary()))
})

test('if the login button of paperless billing gets the keyboard focus, the script of the identity library is preloaded', async ({
  page,
}) => {
  const asked = await openLanding(page)
  await page.getByRole('button', { name: words.landing.paperless.login }).focus()
  await expect.poll(() => asked).toEqual(expect.arrayContaining(identityLibrary()))
})

test('if a preload fails, a press on the link or the button requests the failed files again', async ({
  page,
  problems,
}) => {
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

test('if the identity library fails to load on the preload and on the first press, the second press loads it', async ({
  page,
  problems,
}) => {
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
