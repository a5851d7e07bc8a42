import { statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { ElementHandle, Page } from 'puppeteer-core'
import type { Tab } from '../engines/engine.ts'
import { expressionOf } from '../engines/page-scripts.ts'
import { spokenPhrases, spokenTitles } from './spoken-phrases.ts'

/**
 * Orca (the screen reader) writes every event to its log. If the log does not grow for this many milliseconds and the
 * page is not busy, Orca has said everything.
 */
const quiet = 2_500
const longest = 30_000

/** With the heading of the page after the action, and what Orca said after it. */
export interface SpokenAction {
  readonly done: string
  readonly heading: string
  readonly phrases: readonly string[]
  readonly titles: readonly string[]
}

const headingOf = () => document.querySelector('h1')?.textContent ?? ''

/** Returns true if the page is still loading or a call of the page is running. */
const isBusy = () =>
  document.readyState !== 'complete' || document.querySelector('[aria-busy=true], [data-busy]') !== null

/** @returns the key that activates the element; `undefined` for a text field, which needs no key */
const reach = (element: ElementHandle): Promise<' ' | 'Enter' | undefined> =>
  element.evaluate((found) => {
    if (found instanceof HTMLElement) found.focus()
    if (!(found instanceof HTMLInputElement)) return 'Enter'
    return /checkbox|radio/.test(found.type) ? ' ' : undefined
  })

/** Returns a browser tab that is operated only by keyboard, and for each action the phrases that Orca said. */
export const openKeyboardTab = (
  page: Page,
  log: string,
): {
  readonly tab: Tab
  readonly acts: readonly SpokenAction[]
  /** Stores the phrases that Orca has said since the last action. */
  readonly finish: () => Promise<void>
} => {
  const acts: SpokenAction[] = []
  let phrasesBefore = spokenPhrases(log).length
  let titlesBefore = spokenTitles(log).length
  const untilQuiet = async () => {
    const end = Date.now() + longest
    let size = -1
    let waits = true
    while ((waits || size !== statSync(log).size) && Date.now() < end) {
      ;({ size } = statSync(log))
      await delay(quiet)
      // While the next page loads, the browser cannot evaluate the function. This counts as busy.
      waits = await page.evaluate(isBusy).catch(() => true)
    }
  }
  const record = async (done: string) => {
    await untilQuiet()
    const [phrases, titles] = [spokenPhrases(log), spokenTitles(log)]
    const heading = await page.evaluate(headingOf).catch(() => '')
    acts.push({
      done,
      heading,
      phrases: phrases.slice(phrasesBefore),
      titles: titles.slice(titlesBefore),
    })
    ;[phrasesBefore, titlesBefore] = [phrases.length, titles.length]
  }
  const press = async (key: ' ' | 'Enter' | 'Escape' | 'Tab', name: string) => {
    await page.keyboard.press(key)
    await record(name)
  }
  const tab: Tab = {
    open: async (address) => {
      await page.goto(address)
      await record(`open ${new URL(address).pathname}`)
    },
    run: (script, ...args) => page.evaluate(expressionOf(script, args)),
    press: async (find, ...args) => {
      const handle = await page.evaluateHandle(expressionOf(find, args))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `find` returns an element or `null`
      const found = handle.asElement() as ElementHandle | null
      if (!found) return false
      const key = await reach(found)
      await record(`go to ${args.join(' ')}`)
      if (key) await press(key, `press ${args.join(' ')}`)
      return true
    },
    type: async (text) => {
      await page.keyboard.type(text)
      await record('type')
    },
    key: (key) => press(key, `press ${key}`),
    windows: async () => (await page.browserContext().pages()).map((shown) => shown.url()),
  }
  return { tab, acts, finish: () => record('wait') }
}
