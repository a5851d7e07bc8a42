import type { Page } from '@playwright/test'
import type { CallSite, Opening } from './call-sites/call-site.ts'
import { breakCall, canary, faultsFor, tooManyRequests } from './faults.ts'
import { expect, test } from './test.ts'
import { words } from '../../words.ts'

const read = (page: Page, message: string | RegExp) =>
  expect(page.getByText(message).filter({ visible: true }).first()).toBeVisible()

/** The button of the call is then visible again. @returns true after a result page: the form is empty */
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

/** Each time the page must show a message, keep the entries and enable the button again. */
export const surviveFaults = (sites: Readonly<Record<string, CallSite>>): void => {
  for (const [name, site] of Object.entries(sites))
    test(`${name} fails: a message, and the page stays usable`, async ({ page, problems }) => {
      problems.expect(/Failed to load resource/)
      const address = site.address ?? `**/api/${site.operation}`
      await site.reach(page)
      for (const [fault, happen] of faultsFor(site)) {
        const passed = site.passes?.[fault]
        const message = passed ?? site.answers?.[fault] ?? site.message
        await test.step(fault, async () => {
          const calls = await breakCall(page, address, happen)
          await site.button(page).dblclick()
          // Waits for the call first, because until then the page can show the message of the previous fault.
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
      if (site.failsInEveryWay) await leaveMeanwhile(page, site, address)
    })
}

/** Checks that the response of a call has no effect if it arrives after the person has left the page. */
const leaveMeanwhile = async (page: Page, site: CallSite, address: string) => {
  let release = (): void => undefined
  await breakCall(page, address, async (route) => {
    await new Promise<void>((resolve) => (release = resolve))
    await route.fulfill({ status: 500, body: canary }).catch(() => undefined)
  })
  await site.button(page).click()
  // A dialog can cover the links, so the test dispatches the click events directly.
  await page.getByRole('link', { name: 'MyWater home' }).dispatchEvent('click')
  await page.getByRole('link', { name: words.common.signUp }).dispatchEvent('click')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(canary)
}

/** Adds a test for every page in `openings`: its call fails in every way, and the page shows its text. */
export const openDespiteFaults = (openings: Readonly<Record<string, Opening>>): void => {
  for (const [name, { operation, open, message, isSilent }] of Object.entries(openings))
    test(`the call of ${name} fails: the page opens nevertheless`, async ({ context, problems }) => {
      problems.expect(/Failed to load resource/)
      for (const [fault, happen] of faultsFor({ failsInEveryWay: true }))
        await test.step(fault, async () => {
          // Each fault is tried in a new tab, because the page stores data in its tab.
          const page = await context.newPage()
          const calls = await breakCall(page, `**/api/${operation}`, happen)
          await open(page)
          await read(page, message)
          await expect.poll(() => calls.count).toBe(1)
          if (fault === tooManyRequests && !isSilent) await read(page, 'Try again in 1 second.')
          await expect(page.locator('body')).not.toContainText(canary)
          if (isSilent) await expect(page.getByRole('alertdialog')).toHaveCount(0)
          await page.close()
        })
    })
}
