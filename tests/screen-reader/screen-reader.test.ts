import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servePortal } from '../../.ci/benchmark/serve-portal.ts'
import { ensureScreenReader } from '../../.ci/browser.ts'
import { journeys } from '../engines/journeys.ts'
import { personAt } from '../engines/person.ts'
import { startDesktop } from './desktop.ts'
import { type SpokenAction, openKeyboardTab } from './keyboard-tab.ts'
import { differentPhrases } from './spoken-phrases.ts'

/**
 * The journeys that are left out, because they test another window or an aborted call, about which Orca says no phrase
 * of the portal.
 */
const silentJourneys = ['get started', 'leave in between', 'log in and back', 'anonymous login']
const spokenJourneys = Object.entries(journeys).filter(([journey]) => !silentJourneys.includes(journey))

const asText = (acts: readonly SpokenAction[]) =>
  acts
    .filter(({ phrases }) => phrases.length > 0)
    .map(({ done, phrases }) => [`> ${done}`, ...phrases.map((phrase) => `  ${phrase}`), ''].join('\n'))
    .join('')

/**
 * Returns the actions after which the page had a new heading, but Orca said neither the heading nor a document title.
 * Phrases after the next action also count, because Orca sometimes speaks late.
 */
const silentSteps = (acts: readonly SpokenAction[]) =>
  acts.filter(({ heading }, at) => {
    const isNew = heading !== '' && at > 0 && heading !== acts[at - 1]?.heading
    const said = acts.slice(at, at + 2)
    const isNamed = said.some(
      ({ phrases, titles }) =>
        titles.length > 0 || phrases.some((phrase) => heading.includes(phrase) || phrase.includes(heading)),
    )
    return isNew && !isNamed
  })

describe('in Firefox, Orca says the heading of each new page', { concurrent: false }, () => {
  let desktop: Awaited<ReturnType<typeof startDesktop>>
  let portal: Awaited<ReturnType<typeof servePortal>>
  let firefox: Browser

  beforeAll(async () => {
    const executablePath = ensureScreenReader()
    ;[desktop, portal] = await Promise.all([startDesktop(), servePortal()])
    firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: false,
      env: desktop.env,
    })
  })
  afterAll(async () => {
    await firefox.close()
    desktop.stop()
    await portal.stop()
  })

  test.each(spokenJourneys)(
    'in the journey "%s", Orca says the heading of every page',
    async (journey, run) => {
      const page = await (await firefox.createBrowserContext()).newPage()
      const { tab, acts, finish } = openKeyboardTab(page, desktop.log)
      await run(personAt(tab, portal))
      await finish()
      expect(silentSteps(acts)).toEqual([])
      const file = join(import.meta.dirname, `../approved/screen-reader/${journey.replaceAll(' ', '-')}.txt`)
      const approved = existsSync(file) ? readFileSync(file, 'utf8') : ''
      // The order of the phrases can change from run to run. If only the order has changed, the approved file is not
      // rewritten.
      const saysTheSame = differentPhrases(asText(acts), approved).length === 0
      await expect(saysTheSame ? approved : asText(acts)).toMatchFileSnapshot(file)
    },
  )
})
