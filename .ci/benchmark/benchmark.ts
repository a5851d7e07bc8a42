import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { buildWhenNeeded } from '../build.ts'
import { showBackend } from './backend.ts'
import { servePages } from './pages.ts'
import { showResponses } from './responses.ts'
import { publicRoutes } from './routes.ts'
import { showSimulation } from './simulation.ts'
import { showSlowLine } from './slow-line.ts'
import { showWaterfalls } from './waterfall.ts'

const parts = ['line', 'responses', 'lighthouse', 'backend', 'waterfall'] as const
/** The parts of the benchmark that run by default. The part `waterfall` runs only with `--only waterfall`. */
const usual = ['line', 'responses', 'lighthouse', 'backend']

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: usual },
    route: { type: 'string', multiple: true, default: [...publicRoutes] },
    rounds: { type: 'string', default: '3' },
  },
})
const rounds = Number(values.rounds)
const isChosen = (part: (typeof parts)[number]) => values.only.includes(part)
const unknown = values.only.filter((name) => !parts.some((part) => part === name))
if (unknown.length > 0 || !(rounds >= 1)) {
  console.error(`npm run tool benchmark -- [--only ${parts.join('|')}]… [--route /…]… [--rounds 3]`)
  process.exit(2)
}

const printLoad = () => {
  const [load = 0] = loadavg()
  console.log(
    `\n${availableParallelism()} processors, load ${load.toFixed(1)}: other load on the machine delays the paints`,
  )
}

const benchmarkPages = async () => {
  await using stack = new AsyncDisposableStack()
  const browser = stack.adopt(
    await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments }),
    (launched) => launched.close(),
  )
  if (isChosen('responses')) await showResponses(rounds, browser)
  if (!(['line', 'lighthouse', 'waterfall'] as const).some(isChosen)) return
  const { pages } = stack.use(await servePages(values.route))
  if (isChosen('waterfall')) await showWaterfalls(pages, browser)
  // Lighthouse loads a page over a fast connection and only calculates the times for a slow connection. On a real slow
  // connection, the browser can send the requests in another order than on the fast connection. Therefore this program
  // also measures the pages while the browser slows the connection.
  if (isChosen('line')) await showSlowLine(pages, rounds, browser)
  if (isChosen('lighthouse')) await showSimulation(pages, rounds)
}

await buildWhenNeeded()
printLoad()
if (values.only.some((part) => part !== 'backend')) await benchmarkPages()
if (isChosen('backend')) await showBackend(rounds)
