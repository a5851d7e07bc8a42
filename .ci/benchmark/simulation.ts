import { budgets } from './budgets.ts'
import { type Compared, compare, median } from './compare.ts'
import { type LighthouseScore, simulate } from './lighthouse.ts'
import type { MeasuredPage } from './pages.ts'
import { type Column, formatTable } from './table.ts'

const largestPaint = (score: LighthouseScore) => score.largestPaint

const middle = (
  title: Column<LighthouseScore>['title'],
  read: (score: LighthouseScore) => number,
): Column<LighthouseScore> => ({
  title,
  read: ({ rounds }) => median(rounds, read),
})

const columns: readonly Column<LighthouseScore>[] = [
  middle(['largest', 'paint'], largestPaint),
  {
    title: ['÷', 'static'],
    read: ({ rounds, words }) => median(rounds, largestPaint) / median(words, largestPaint),
    digits: 2,
    budget: budgets.simulation,
  },
  middle(['blocked', 'in all'], (score) => score.blocking),
  { ...middle(['layout', 'shift'], (score) => score.shift), digits: 4, budget: budgets.shift },
  { ...middle(['perform-', 'ance'], (score) => score.scores.performance), budget: budgets.score },
  { ...middle(['access-', 'ibility'], (score) => score.scores.accessibility), budget: budgets.score },
  { ...middle(['best', 'practice'], (score) => score.scores['best-practices']), budget: budgets.score },
  { ...middle(['search', 'engines'], (score) => score.scores.seo), budget: budgets.score },
]

/**
 * Lists each Lighthouse audit that lowers a score of the portal's pages, with the routes of the pages that fail the
 * audit.
 */
const formatFaults = (all: readonly Compared<LighthouseScore>[]): string => {
  const routes = new Map<string, string[]>()
  for (const { page, rounds } of all)
    if (page.kind === 'portal')
      for (const fault of new Set(rounds.flatMap(({ faults }) => faults)))
        routes.set(fault, [...(routes.get(fault) ?? []), page.route])
  return [...routes].map(([fault, on]) => `${fault}\n  ${on.join(' ')}`).join('\n')
}

/** Prints the times and scores that Lighthouse calculates for a first visit on a slow phone. */
export const showSimulation = async (pages: readonly MeasuredPage[], count: number) => {
  const compared = await compare(pages, count, (page) => simulate(page))
  console.log(`\nLighthouse's mobile simulation; ms, median of ${count}\n`)
  console.log(formatTable(compared, columns))
  console.log(`\nBelow 100, in any round:\n${formatFaults(compared)}`)
}
