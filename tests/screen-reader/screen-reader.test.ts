import puppeteer, { type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servePortal } from '../../.ci/benchmark/serve-portal.ts'
import { ensureScreenReader } from '../../.ci/browser.ts'
import { journeys } from '../engines/journeys.ts'
import { personAt } from '../engines/person.ts'
import { startDesktop } from './desktop.ts'
import { type SpokenAction, openKeyboardTab } from './keyboard-tab.ts'

/**
 * These journeys are left out, because Orca says no phrase of the portal in them: another window opens, or the person
 * leaves a page during a call.
 */
const silentJourneys = ['get started', 'leave in between', 'anonymous login']
const spokenJourneys = Object.entries(journeys).filter(([journey]) => !silentJourneys.includes(journey))

const asText = (acts: readonly SpokenAction[]) =>
  acts
    .filter(({ phrases }) => phrases.length > 0)
    .map(({ done, phrases }) => [`> ${done}`, ...phrases.map((phrase) => `  ${phrase}`), ''].join('\n'))
    .join('')

/** Returns the actions after which the page had another heading that Orca did not say. */
const silentSteps = (acts: readonly SpokenAction[]) =>
  acts.filter(({ heading, phrases }, at) => {
    const isNew = heading !== '' && at > 0 && heading !== acts[at - 1]?.heading
    return isNew && !phrases.some((phrase) => heading.includes(phrase) || phrase.includes(heading))
  })

describe('the screen reader Orca says the headings in Firefox', { concurrent: false }, () => {
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
    'Orca says the heading of every page in the journey: %s',
    async (journey, run) => {
      const page = await (await firefox.createBrowserContext()).newPage()
      const { tab, acts } = openKeyboardTab(page, desktop.log)
      await run(personAt(tab, portal))
      expect(silentSteps(acts)).toEqual([])
      await expect(asText(acts)).toMatchFileSnapshot(`../approved/heard/${journey.replaceAll(' ', '-')}.txt`)
    },
  )
})
