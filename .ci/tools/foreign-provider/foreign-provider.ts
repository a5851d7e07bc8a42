import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect as playwrightExpect } from '@playwright/test'
import { chromium, type Page } from 'playwright'
import { words } from '../../../tests/words.ts'
import { buildWhenNeeded } from '../../build.ts'
import { browserArguments, findHeadlessBrowser, requireBrowser } from '../../browser.ts'
import { root } from '../../run-command.ts'
import { findFreePort, makeDataFolder } from '../../throwaway.ts'
import { startGlewlwyd } from './glewlwyd.ts'

const person = {
  login: 'ana.river',
  password: 'Green-Valley-77',
  name: 'Ana River',
  email: 'ana.river@example.org',
}
/** The lifetime of a token in seconds, short enough that the token expires while this program waits. */
const tokenSeconds = 30

// Playwright's configuration file applies only to Playwright tests, so this program sets the time limit itself.
const expect = playwrightExpect.configure({ timeout: 30_000 })

await buildWhenNeeded()
const folder = mkdtempSync(join(tmpdir(), 'mywater-glewlwyd-'))
const port = await findFreePort()
const origin = `http://localhost:${port}`
const provider = await startGlewlwyd(folder, {
  clientId: 'mywater',
  redirectUri: `${origin}/login/callback`,
  postLogoutRedirectUri: `${origin}/`,
  scopes: ['profile', 'email'],
  person,
  tokenSeconds,
})
const environment = {
  ...process.env,
  PORT: String(port),
  PUBLIC_ORIGIN: origin,
  SANDBOX: 'on',
  DATA_DIR: makeDataFolder(),
  OKTA_ISSUER: provider.issuer,
  OKTA_CLIENT_ID: 'mywater',
  OKTA_SCOPES: 'openid profile email',
}

/** Starts a program of the built server, with the settings for the provider glewlwyd. */
const run = (program: string) =>
  spawn(process.execPath, [join(root, 'dist/server', program)], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
const endOf = (child: ReturnType<typeof run>) =>
  new Promise<number | null>((resolve) => child.once('close', resolve))

const step = async (what: string, work: () => Promise<void>) => {
  await work()
  console.log(`ok  ${what}`)
}

/**
 * Opens the account page and presses its login button, which leads to the provider's page. The account page shows this
 * button to a person without the portal's tokens.
 */
const openLogin = async (page: Page) => {
  await page.goto(`${origin}/account`)
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
}

const signIn = async (page: Page) => {
  await openLogin(page)
  await page.locator('#username').fill(person.login)
  await page.locator('#password').fill(person.password)
  await page.keyboard.press('Enter')
}

const server = run('main.js')
const browser = await chromium.launch({
  executablePath: requireBrowser(findHeadlessBrowser),
  args: browserArguments,
})
try {
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  await step('check-configuration accepts the provider', async () => {
    expect(await endOf(run('check-configuration.js'))).toBe(0)
  })
  const page = await browser.newPage()
  await step('the person signs in', async () => {
    await signIn(page)
    await page.getByText('profile', { exact: true }).click()
    await page.getByText('email', { exact: true }).click()
    await page.getByRole('button', { name: 'Grant access' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${person.name}`)
  })
  await step('the portal refreshes the tokens', async () => {
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url() === `${provider.issuer}/token`) answers.push(response.status())
    })
    await pause(tokenSeconds * 1000)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${person.name}`)
    expect(answers).toContain(200)
  })
  await step('the person signs out', async () => {
    await page.getByRole('button', { name: words.signIn.account.signOut }).click()
    // After the logout, glewlwyd's page does not redirect to the portal. It only ends the session.
    const closed = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.url().endsWith('/auth/'),
    )
    await page.getByRole('button', { name: 'Logout', exact: true }).click()
    await closed
    await openLogin(page)
    await expect(page.locator('#password')).toBeVisible()
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
  server.kill('SIGTERM')
  provider.close()
  rmSync(folder, { recursive: true, force: true })
}
