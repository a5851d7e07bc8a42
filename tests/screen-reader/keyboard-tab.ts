import { setTimeout as delay } from 'node:timers/promises'
import type { ElementHandle, Page } from 'puppeteer-core'
import type { Tab } from '../engines/engine.ts'
import { expressionOf } from '../engines/page-scripts.ts'
import { spokenPhrases } from './spoken-phrases.ts'

/** If Orca says nothing for this many milliseconds, the test treats its speech as finished. */
const quiet = 1_500
const longest = 20_000

/** An action of the person, the heading of the page after the action, and the phrases that Orca said in between. */
export interface SpokenAction {
  readonly done: string
  readonly heading: string
  readonly phrases: readonly string[]
}

const headingOf = () => document.querySelector('h1')?.textContent ?? ''

/**
 * Focuses the element, as the Tab key does. Returns the key that activates the element, or `undefined` for an input
 * element that needs no key.
 */
const reach = (element: ElementHandle): Promise<' ' | 'Enter' | undefined> =>
  element.evaluate((found) => {
    if (found instanceof HTMLElement) found.focus()
    if (!(found instanceof HTMLInputElement)) return 'Enter'
    return /checkbox|radio/.test(found.type) ? ' ' : undefined
  })

/** A browser tab that is operated only with the keyboard, and the phrases that Orca said after each action. */
export const openKeyboardTab = (
  page: Page,
  log: string,
): { readonly tab: Tab; readonly acts: readonly SpokenAction[] } => {
  const acts: SpokenAction[] = []
  let recorded = spokenPhrases(log).length
  const untilQuiet = async () => {
    const end = Date.now() + longest
    let count = -1
    while (count !== spokenPhrases(log).length && Date.now() < end) {
      count = spokenPhrases(log).length
      await delay(quiet)
    }
  }
  const record = async (done: string) => {
    await untilQuiet()
    const phrases = spokenPhrases(log)
    const heading = await page.evaluate(headingOf).catch(() => '')
    acts.push({ done, heading, phrases: phrases.slice(recorded) })
    recorded = phrases.length
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
  return { tab, acts }
}
