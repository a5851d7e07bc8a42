import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect as playwrightExpect } from '@playwright/test'
import { chromium, type Page } from 'playwright'
import { words } from '../../../tests/words.ts'
import { browserArguments, findHeadlessBrowser, requireBrowser } from '../../browser.ts'
import { root } from '../../run-command.ts'
import { findFreePort, makeDataFolder } from '../../../tests/support/throwaway.ts'
import type { World } from '../world.ts'
import { clientId, person, scopes, startGlewlwyd, tokenSeconds } from './glewlwyd.ts'

// Playwright's configuration file applies only to Playwright tests, so this program sets the time limit itself.
const expect = playwrightExpect.configure({ timeout: 30_000 })

/** The account page shows this button to a person without tokens. */
const openLogin = async (page: Page, origin: string) => {
  await page.goto(`${origin}/account`)
  await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
}

const signIn = async (page: Page, origin: string) => {
  await openLogin(page, origin)
  await page.locator('#username').fill(person.login)
  await page.locator('#password').fill(person.password)
  await page.keyboard.press('Enter')
}

export const tryForeignProvider = async (world: World): Promise<void> => {
  const folder = join(world.folder, 'glewlwyd')
  mkdirSync(folder)
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const provider = await startGlewlwyd(folder, origin)
  world.atEnd(() => provider.close())
  const settings = {
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: makeDataFolder(),
    OKTA_ISSUER: provider.issuer,
    OKTA_CLIENT_ID: clientId,
    OKTA_SCOPES: ['openid', ...scopes].join(' '),
  }
  await world.server(settings)
  const browser = await chromium.launch({
    executablePath: requireBrowser(findHeadlessBrowser),
    args: browserArguments,
  })
  world.atEnd(() => browser.close())
  await world.inPart('check-configuration accepts the provider', () =>
    execFileSync(process.execPath, [join(root, 'dist/server/check-configuration.js')], {
      env: { ...process.env, ...settings, SANDBOX: 'on' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  const page = await browser.newPage()
  await world.inPart('the person signs in', async () => {
    await signIn(page, origin)
    await page.getByText('profile', { exact: true }).click()
    await page.getByText('email', { exact: true }).click()
    await page.getByRole('button', { name: 'Grant access' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${person.name}`)
  })
  await world.inPart('the portal refreshes the tokens', async () => {
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url() === `${provider.issuer}/token`) answers.push(response.status())
    })
    await pause(tokenSeconds * 1000)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${person.name}`)
    expect(answers).toContain(200)
  })
  await world.inPart('the person signs out', async () => {
    await page.getByRole('button', { name: words.signIn.account.signOut }).click()
    // After the logout, glewlwyd's page does not redirect to the portal. It only ends the session.
    const closed = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.url().endsWith('/auth/'),
    )
    await page.getByRole('button', { name: 'Logout', exact: true }).click()
    await closed
    await openLogin(page, origin)
    await expect(page.locator('#password')).toBeVisible()
  })
}
