import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servePortal } from '../../.ci/benchmark/serve-portal.ts'
import { findFirefox, findWebKit } from '../../.ci/browser.ts'
import type { Engine } from './engine.ts'
import { serveEverySetting } from './every-setting.ts'
import { journeys } from './journeys.ts'
import { personAt } from './person.ts'
import { startFirefox } from './firefox-engine.ts'
import { startWebKit } from './webkit-engine.ts'

const engines = [
  // Chromium completes the journeys in `tests/browser`.
  { name: 'Firefox', path: findFirefox(), start: startFirefox, serve: serveEverySetting },
  { name: 'WebKit', path: findWebKit(), start: startWebKit, serve: servePortal },
].flatMap(({ path, ...engine }) => ({ ...engine, path: path ?? '' }))

type Portal = Awaited<ReturnType<typeof servePortal>> &
  Partial<Pick<Awaited<ReturnType<typeof serveEverySetting>>, 'effects'>>

const installed = engines.filter(({ path }) => path !== '')
const missing = engines.filter(({ path }) => path === '').map(({ name }) => name)

/**
 * `npm test` runs one journey in each browser, which registers a person and signs the person in. `npm test -- nightly`
 * runs all journeys: a change of the portal rarely makes a journey fail in one browser only, but a new version of a
 * browser can.
 */
const namedJourneys = Object.entries(journeys).filter(
  ([journey]) => process.env['EVERY_JOURNEY'] === '1' || journey === 'registration',
)
/** After Back from the sign-in page, WebKit's driver often stops responding; with a small test server it does not. */
const leftOut: Readonly<Record<string, readonly string[]>> = { WebKit: ['log in and back'] }
const journeysIn = (name: string) => namedJourneys.filter(([journey]) => !leftOut[name]?.includes(journey))
/** The duration or FAILED, by `<journey> <browser>`. */
const outcomes = new Map<string, string>()
const versions = new Map(missing.map((name) => [name, `${name}: not installed`]))

const line = (first: string, cells: readonly string[]) =>
  [first.padEnd(18), ...cells.map((cell) => cell.padEnd(24))].join('').trimEnd()

afterAll(() => {
  const names = engines.map(({ name }) => name)
  const rows = namedJourneys.map(([journey]) =>
    line(
      journey,
      names.map(
        (name) => outcomes.get(`${journey} ${name}`) ?? (leftOut[name]?.includes(journey) ? 'left out' : '–'),
      ),
    ),
  )
  const head = line(
    '',
    names.map((name) => versions.get(name) ?? name),
  )
  console.log(['The main path of every journey in every engine', head, ...rows].join('\n'))
})

test('Firefox and WebKit are installed', () => {
  expect(missing, 'apt-get install firefox-esr webkit2gtk-driver xvfb').toEqual([])
})

describe.concurrent.each(installed)(
  'in $name, a person can complete the journeys',
  ({ name, path, start, serve }) => {
    let engine: Engine | undefined
    let portal: Portal | undefined

    beforeAll(async () => {
      ;[engine, portal] = await Promise.all([start(path), serve()])
      versions.set(name, engine.version)
    })
    afterAll(() => Promise.all([engine?.close(), portal?.stop()]))

    describe('a person can complete the main path of each journey', { concurrent: false }, () => {
      test.each(journeysIn(name))('a person completes the journey "%s"', async (journey, run) => {
        const begin = performance.now()
        outcomes.set(`${journey} ${name}`, 'FAILED')
        const tab = await engine?.newTab()
        if (!tab || !portal) throw new Error('nothing was started')
        await expect(run(personAt(tab, portal))).resolves.toBeUndefined()
        outcomes.set(`${journey} ${name}`, `${((performance.now() - begin) / 1000).toFixed(1)} s`)
      })

      // WebKit's driver cannot read the console.
      test.each(name === 'Firefox' ? [name] : [])('no page writes an error to the console of %s', () => {
        expect(engine?.errors).toEqual([])
      })

      const settings = serve === serveEverySetting ? ['every optional setting'] : []
      test.each(settings)('with %s, the portal reports metrics and traces and shows the brand', async () => {
        const effects = async () => {
          const { operations = [], spans = [], ...rest } = (await portal?.effects?.()) ?? {}
          const isMissing = (found: readonly string[]) => (wanted: string) => !found.includes(wanted)
          return {
            operations: ['createUserWithCredentials', 'identity', 'page', 'sandbox'].filter(
              isMissing(operations),
            ),
            spans: ['createUserWithCredentials', 'identity', 'database'].filter(isMissing(spans)),
            ...rest,
          }
        }
        await expect
          .poll(effects, { timeout: 20_000 })
          .toEqual({ operations: [], spans: [], failures: null, isInOwnBrand: true })
      })
    })
  },
)
