import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { paths } from '../../src/contract/portal-paths.ts'
import { browserArguments, requireBrowser } from '../browser.ts'
import { buildWhenNeeded } from '../build.ts'
import { showBackend } from './backend.ts'
import { servePages } from './pages.ts'
import { showResponses } from './responses.ts'
import { showSlowLine } from './slow-line.ts'

/** They need neither a mailed link nor a sign-in. */
const publicRoutes = [
  paths.home,
  paths.register,
  paths.forgotPassword,
  paths.forgotLogin,
  paths.accountNumberLookup,
  paths.secondaryAccountLogin,
  paths.thirdPartyReject,
  paths.thirdPartyRemoved,
  paths.thirdPartyExpired,
  paths.notFound,
]

const parts = ['line', 'responses', 'backend'] as const

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [...parts] },
    route: { type: 'string', multiple: true, default: publicRoutes },
    rounds: { type: 'string', default: '3' },
  },
})
const rounds = Number(values.rounds)
const isChosen = (part: (typeof parts)[number]) => values.only.includes(part)
const isUnknown = values.only.some((name) => !parts.some((part) => part === name))

const printLoad = () => {
  const [load = 0] = loadavg()
  console.log(
    `\n${availableParallelism()} processors, load ${load.toFixed(1)}: other load on the machine delays the paints`,
  )
}

const benchmarkPages = async () => {
  await using stack = new AsyncDisposableStack()
  const browser = stack.adopt(
    await chromium.launch({ executablePath: requireBrowser(), args: browserArguments }),
    (launched) => launched.close(),
  )
  if (isChosen('responses')) await showResponses(rounds, browser)
  if (!isChosen('line')) return
  const { pages } = stack.use(await servePages(values.route))
  await showSlowLine(pages, rounds, browser)
}

if (isUnknown || !(rounds >= 1)) {
  console.error(`npm run tool benchmark -- [--only ${parts.join('|')}]… [--route /…]… [--rounds 3]`)
  process.exitCode = 2
} else {
  await buildWhenNeeded()
  printLoad()
  if (values.only.some((part) => part !== 'backend')) await benchmarkPages()
  if (isChosen('backend')) await showBackend(rounds)
}
