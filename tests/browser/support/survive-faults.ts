import type { Page } from '@playwright/test'
import type { CallSite, Opening } from './call-sites/call-site.ts'
import { breakCall, canary, faultsFor, tooManyRequests } from './faults.ts'
import { expect, test } from './test.ts'
import { words } from '../../words.ts'

const read = (page: Page, message: string | RegExp) =>
  expect(page.getByText(message).filter({ visible: true }).first()).toBeVisible()

/**
 * Closes the message of a failure, or leaves the result page, so that the button of the call is visible again.
 * Returns true if a result page was open, because the form is then empty.
 */
const acknowledge = async (page: Page): Promise<boolean> => {
  const isResult = await page.getByRole('button', { name: words.accountLookup.back, exact: true }).isVisible()
  const buttons = ['OK', words.accountLookup.back].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  const refused = page
    .locator('dialog[open]')
    .filter({ hasText: /^Could not create/i })
    .getByRole('button', { name: words.common.close, exact: true })
  for (const button of [...buttons, refused.last()]) if (await button.isVisible()) await button.click()
  return isResult
}

/**
 * Tests every button in `sites`: each fault is tried for the call that the button sends. After each fault the page must
 * show its message once, keep the entries and enable the button again.
 */
export const surviveFaults = (sites: Readonly<Record<string, CallSite>>): void => {
  for (const [name, site] of Object.entries(sites))
    test(`the page shows the expected message after every fault of ${site.operation} (${name})`, async ({
      page,
      problems,
    }) => {
      problems.expect(/Failed to load resource/)
      const address = site.address ?? `**/api/${site.operation}`
      await site.reach(page)
      for (const [fault, happen] of faultsFor(site)) {
        const passed = site.passes?.[fault]
        if (site.withoutMessage?.includes(fault)) continue
        const message = passed ?? site.answers?.[fault] ?? site.message
        await test.step(fault, async () => {
          const calls = await breakCall(page, address, happen)
          await site.button(page).dblclick()
          // The page may still show the message of the previous fault, so the test first waits for the call.
          await expect.poll(() => calls.count).toBe(1)
          await read(page, message)
          if (fault === tooManyRequests && !site.saysNoWait) await read(page, 'Try again in 1 second.')
          expect(calls.count).toBe(1)
          await expect(page.locator('body')).not.toContainText(canary)
          if (passed !== undefined) {
            await page.unroute(address)
            await site.reach(page)
            return
          }
          const isFormEmpty = await acknowledge(page)
          await expect(site.button(page)).toBeVisible()
          await expect(site.button(page)).not.toHaveAttribute('aria-disabled')
          if (site.kept) await expect(site.kept[0](page)).toHaveValue(site.kept[1])
          await page.unroute(address)
          if (isFormEmpty) await site.reach(page)
        })
      }
      await leaveMeanwhile(page, site, address)
    })
}

/** Checks that a response has no effect if it arrives after the person has left the page. */
const leaveMeanwhile = async (page: Page, site: CallSite, address: string) => {
  let release = (): void => undefined
  await breakCall(page, address, async (route) => {
    await new Promise<void>((resolve) => (release = resolve))
    await route.fulfill({ status: 500, body: canary }).catch(() => undefined)
  })
  await site.button(page).click()
  // The test dispatches the clicks directly, because a dialog may cover the links.
  await page.getByRole('link', { name: 'MyWater home' }).dispatchEvent('click')
  await page.getByRole('link', { name: words.landing.signUp.button }).dispatchEvent('click')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(canary)
}

/**
 * Tries every fault for the calls that a page sends automatically. The page must show its message, or continue
 * without the response.
 */
export const openDespiteFaults = (openings: Readonly<Record<string, Opening>>): void => {
  for (const [name, { operation, open, message, answers, isSilent }] of Object.entries(openings))
    test(`the page still opens and shows the expected text after every fault of ${operation} (${name})`, async ({
      context,
      problems,
    }) => {
      problems.expect(/Failed to load resource/)
      const address = `**/api/${operation}`
      for (const [fault, happen] of faultsFor({ answers }))
        await test.step(fault, async () => {
          // Each fault is tried in a new tab, so that no test sees stored data of another fault.
          const page = await context.newPage()
          const calls = await breakCall(page, address, happen)
          await open(page)
          await read(page, answers?.[fault] ?? message)
          await expect.poll(() => calls.count).toBe(1)
          if (fault === tooManyRequests && !isSilent) await read(page, 'Try again in 1 second.')
          await expect(page.locator('body')).not.toContainText(canary)
          if (isSilent) await expect(page.getByRole('alertdialog')).toHaveCount(0)
          await page.close()
        })
    })
}
