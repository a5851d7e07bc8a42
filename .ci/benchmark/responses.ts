import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import type * as WebVitals from 'web-vitals'
import { paths } from '../../src/contract/portal-paths.ts'
import { fillLogin } from '../../tests/support/login-form.ts'
import { words } from '../../tests/words.ts'
import { root } from '../run-command.ts'
import { type Budget, budgets } from './budgets.ts'
import { median } from './compare.ts'
import { servePortal } from './serve-portal.ts'
import { onSlowPhone } from './visit.ts'

const library = readFileSync(join(root, 'node_modules/web-vitals/dist/web-vitals.iife.js'), 'utf8')
declare const webVitals: typeof WebVitals

/** Runs before the page's scripts. Records the INP, and when each screen of the flow is painted. */
const recordResponses = () => {
  webVitals.onINP(({ value }) => (document.documentElement.dataset.inp = String(value)), {
    reportAllChanges: true,
  })
  let title = ''
  new MutationObserver(() => {
    const shown = document.querySelector('h1')?.textContent ?? ''
    if (shown === title) return
    title = shown
    // A task with the priority `user-blocking` runs directly after the browser has painted the frame. The mark
    // therefore has the time of the paint.
    const markStep = () => performance.mark(`step:${shown}`)
    requestAnimationFrame(() => void scheduler.postTask(markStep, { priority: 'user-blocking' }))
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Milliseconds from the last response of a call to the paint of the current screen. */
const sinceResponse = () => {
  const step = performance.getEntriesByType('mark').findLast(({ name }) => name.startsWith('step:'))
  const painted = step?.startTime ?? Number.NaN
  const responses = performance
    .getEntriesByType('resource')
    .flatMap((entry) =>
      entry instanceof PerformanceResourceTiming && entry.name.includes('/api/') ? entry.responseEnd : [],
    )
  return painted - Math.max(...responses.filter((end) => end < painted))
}

const type = async (page: Page, label: string, text: string) => {
  await page.getByRole('textbox', { name: label }).first().click()
  await page.keyboard.type(text)
}

const next = (page: Page) => page.getByRole('button', { name: words.common.next, exact: true }).tap()

interface Responses {
  readonly inp: number
  readonly steps: Readonly<Record<string, number>>
}

/** Types some fields, because Playwright's `fill` is no interaction that the browser measures. */
const register = (browser: Browser, origin: string): Promise<Responses> =>
  onSlowPhone(browser, async (page) => {
    await page.addInitScript(`${library}; (${String(recordResponses)})()`)
    await page.goto(origin + paths.register)
    await page.getByRole('checkbox', { name: "I'm not a robot" }).check()
    await page.getByText('Verified', { exact: true }).waitFor()
    await next(page)
    await type(page, words.fields.accountNumber, '210012345678')
    await type(page, words.fields.firstName, 'Jordan')
    await type(page, words.fields.lastName, 'Rivera')
    await next(page)
    await page.waitForURL(`**${paths.createLogin}`)
    await type(page, words.fields.loginId, 'jrivera_48')
    const toLogin = await page.evaluate(sinceResponse)
    await type(page, words.createLogin.password, 'Tall-Heron-1937')
    await fillLogin(page, { loginId: 'jrivera_48', email: 'jordan.rivera@example.org' })
    await next(page)
    await page.waitForURL(`**${paths.registrationConfirmation}`)
    await page.getByText('JRIVERA_48').waitFor()
    const toConfirmation = await page.evaluate(sinceResponse)
    const inp = await page.evaluate(() => Number(document.documentElement.dataset['inp']))
    return { inp, steps: { [paths.createLogin]: toLogin, [paths.registrationConfirmation]: toConfirmation } }
  })

export const showResponses = async (rounds: number, browser: Browser): Promise<void> => {
  const runs: Responses[] = []
  for (let round = 0; round < rounds; round += 1) {
    const portal = await servePortal()
    try {
      runs.push(await register(browser, portal.origin))
    } finally {
      await portal.stop()
    }
  }
  const print = (name: string, read: (run: Responses) => number, budget: Budget) => {
    const value = median(runs, read)
    const mark = budget.isKept(value, Number.NaN) ? '' : ' ✗'
    console.log(`${name.padEnd(64)}${value.toFixed(0).padStart(5)} ms, budget ${budget.words} ms${mark}`)
  }
  console.log(`\nMain path of a registration, slow line, processor ÷ 4; median of ${rounds}\n`)
  print('interaction to next paint', ({ inp }) => inp, budgets.interaction)
  for (const path of Object.keys(runs[0]?.steps ?? {}))
    print(
      `from the response until ${path} is painted`,
      ({ steps }) => steps[path] ?? Number.NaN,
      budgets.nextStep,
    )
}
