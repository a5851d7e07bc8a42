import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { browserArguments, requireBrowser } from '../../../.ci/browser.ts'
import { recordedStep } from '../../../src/contract/support.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { openUntilReady } from '../support/open-until-ready.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../../words.ts'

// Playwright disables the browser's back/forward cache.
test.use({
  launchOptions: {
    executablePath: requireBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const recorderScript = /\/assets\/page-recorder-/

const isFromCache = async (page: Page) =>
  v.parse(
    v.array(recordedStep),
    JSON.parse((await page.evaluate(() => sessionStorage.getItem('mywater.recording'))) ?? '[]'),
  )

// On the event `pagehide` the form stores its entries, and the recorder (the script that records steps for problem
// reports) stores its recording. The recording must contain the step of the form, in whichever order the two listeners
// run.
for (const comes of ['before', 'after'] as const)
  test(`with its script ${comes} the form, the recording survives sign-in and Back`, async ({ page }) => {
    const form = page.getByLabel(words.fields.accountNumber)
    await page.route(recorderScript, async (route) => {
      if (comes === 'after') await form.waitFor()
      await route.continue()
    })
    const asked = page.waitForRequest(recorderScript)
    const recorderIsHere = async () =>
      page.evaluate((script) => import(script).then(() => undefined), (await asked).url())
    await page.goto('/register')
    if (comes === 'before') {
      await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
      await recorderIsHere()
      await page.getByRole('button', { name: words.common.next, exact: true }).click()
    } else await solveCaptcha(page)
    await form.waitFor()
    await recorderIsHere()
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => {
        document.body.dataset['restored'] = String(persisted)
      }),
    )
    // Each new document loads the recorder again. On the landing page it must be loaded before the button is pressed,
    // because the press leaves the page.
    await page.unroute(recorderScript)
    await openUntilReady(page, '/?login=maria.santos')
    await recorderIsHere()
    await page.getByRole('button', { name: words.landing.login.button, exact: true }).click()
    await expect(page.getByLabel(words.createLogin.password, { exact: true })).toBeVisible()
    const beforeSignIn = await isFromCache(page)
    const formLeft = expect.objectContaining({ machine: 'eligibility', from: 'form', event: 'draft.keep' })
    expect(beforeSignIn).toContainEqual(formLeft)
    expect(beforeSignIn).toContainEqual(expect.objectContaining({ machine: 'signIn', event: 'signIn.start' }))
    // The test does not call `goBack`, which waits for a load event. A page from the back/forward cache fires no load
    // event.
    await page.evaluate(() => history.go(-2))
    await expect(form).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-restored', 'true')
    await page.reload()
    expect(await isFromCache(page)).toEqual([...beforeSignIn, formLeft])
  })
