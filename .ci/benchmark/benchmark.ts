import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { buildWhenNeeded } from '../build.ts'
import { simulate } from './lighthouse.ts'
import { type Figures, measure } from './measure.ts'
import { serveFloor } from './serve-floor.ts'
import { servePortal } from './serve-portal.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

await buildWhenNeeded()
await using stack = new AsyncDisposableStack()
const floor = stack.adopt(await serveFloor(), (server) => server.stop())
const portal = stack.adopt(await servePortal(), (server) => server.stop())
const browser = stack.adopt(
  await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments }),
  (launched) => launched.close(),
)
const pages = new Map([
  ['empty React page', floor.origin],
  ['landing page', portal.origin],
  ['/register', `${portal.origin}/register`],
])

/** One page after the other in each round, so that a busy moment of the machine hits all of them. */
const compare = async (title: string, measurePage: (address: string) => Promise<Figures>) => {
  const figures = new Map<string, Figures[]>([...pages.keys()].map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [name, address] of pages) figures.get(name)?.push(await measurePage(address))

  const cell = (of: (one: Figures) => number, all: readonly Figures[]) =>
    `${Math.round(median(all.map(of)))} ms`
  console.log(`\n${title}, first visit, median of ${rounds}`)
  console.log(`${''.padEnd(18)} ${'largest paint'.padStart(14)} ${'blocking'.padStart(10)}`)
  for (const [name, all] of figures) {
    const paint = cell((one) => one.paint, all)
    const blocking = cell((one) => one.blocking, all)
    console.log(`${name.padEnd(18)} ${paint.padStart(14)} ${blocking.padStart(10)}`)
  }
}

// Lighthouse reckons; what a slow line really does to the order of requests only a slow line shows.
await compare('slow phone, real', (address) => measure(browser, address))
await compare('slow phone, reckoned by Lighthouse', simulate)
