import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sites, type CallSite } from '../support/call-sites.ts'
import { breakCall, canary, faults, hurry, mayHurry, tooOften, unanswered } from '../support/faults.ts'
import { expect, test } from '../support/test.ts'

const refusedResend = 'Unable to resend email. Please try again or contact us.'

/** An unknown Status of these is an answer like any other that is no success. */
const unknownStatus: Readonly<Record<string, string>> = {
  resendActivationEmail: refusedResend,
  createUserWithCredentials:
    'Could not create a new user at this time. Please check information and try again.',
}
/** These lead on to a panel that ends the flow, which shows nothing of it. */
const endsFlow: readonly string[] = ['forgotPasswordV3', 'updateUserResetEmail']

const tellingOf = ({ operation, told, answers }: CallSite, fault: string): string | RegExp | null => {
  if (fault === 'an unknown Status' && endsFlow.includes(operation)) return null
  const known = answers?.[fault]
  if (known !== undefined) return known
  return fault === 'an unknown Status' ? (unknownStatus[operation] ?? told) : told
}

/** Back to where the call can go out again, with whatever button leads there. True after a result: the form begins anew. */
const acknowledge = async (page: Page): Promise<boolean> => {
  const buttons = ['OK', 'Back'].map((name) => page.getByRole('button', { name, exact: true }))
  const isResult = await page.getByRole('button', { name: 'Back', exact: true }).isVisible()
  const refused = page
    .getByRole('dialog', { name: 'Could not create user' })
    .getByRole('button', { name: 'Close' })
  for (const button of [...buttons, refused]) if (await button.isVisible()) await button.click()
  return isResult
}

for (const [name, site] of Object.entries(sites))
  test(`${name} survives every fault of ${site.operation}`, async ({ page, problems }) => {
    problems.expect(/Failed to load resource/)
    test.slow()
    await mayHurry(page)
    await site.reach(page)
    for (const [fault, happen] of Object.entries(faults)) {
      const telling = tellingOf(site, fault)
      if (telling === null) continue
      await test.step(fault, async () => {
        await hurry(page, fault === unanswered)
        const calls = await breakCall(page, site.operation, happen)
        await site.button(page).dblclick()
        await expect(page.getByText(telling).filter({ visible: true }).first()).toBeVisible()
        if (fault === tooOften)
          await expect(
            page.getByText('Try again in 1 second.').filter({ visible: true }).first(),
          ).toBeVisible()
        expect(calls.count).toBe(1)
        await expect(page.locator('body')).not.toContainText(canary)
        const beginsAnew = await acknowledge(page)
        await expect(site.button(page)).toBeVisible()
        await expect(site.button(page)).not.toHaveAttribute('aria-disabled')
        if (site.kept) await expect(site.kept[0](page)).toHaveValue(site.kept[1])
        await page.unroute(`**/api/${site.operation}`)
        if (beginsAnew) await site.reach(page)
      })
    }
    // an answer that comes after the person left
    let release = (): void => undefined
    await breakCall(page, site.operation, async (route) => {
      await new Promise<void>((resolve) => (release = resolve))
      await route.fulfill({ status: 500, body: canary }).catch(() => undefined)
    })
    await site.button(page).click()
    // a dialog may be over the links
    await page.getByRole('link', { name: 'MyWater home' }).dispatchEvent('click')
    await page.getByRole('link', { name: 'Sign Up' }).dispatchEvent('click')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Register for MyWater')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(canary)
  })

/** Flows of the second document, whose faults are shown in tests of their own. */
const ofOtherFlows =
  /\/(activation|anonymous-login|forgot-login|invitation|invitation-complete|paperless|third-party-.*)\.ports\.ts$/
/** These tell a person nothing whatever becomes of them: see the confirmation's and the landing page's tests. */
const silent = ['getActiveAlerts', 'registrationPending']

test('every call of the portal is in the table', () => {
  const code = globSync('src/portal/flows/**/*.ts')
    .filter((file) => !ofOtherFlows.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const called = [...code.matchAll(/Operations\.(\w+)/g)].map(([, name]) => name)
  const shown = [...Object.values(sites).map(({ operation }) => operation), ...silent]
  expect(new Set(called)).toEqual(new Set(shown))
})
