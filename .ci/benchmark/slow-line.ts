import type { Browser } from 'playwright'
import { budgets } from './budgets.ts'
import { compare, median } from './compare.ts'
import type { MeasuredPage } from './pages.ts'
import type { SentRequest } from './record-requests.ts'
import { type Column, formatTable } from './table.ts'
import { type Visit, visit } from './visit.ts'

/** By extension, because the browser's resource type depends on the element that loads the file. */
const isPicture = ({ address }: SentRequest) => /\.(woff2|svg|png|ico)$/.test(address)

/** Until the page can be used; all, if it does not say when. */
const countRequests = (isCounted: (request: SentRequest) => boolean) => (made: Visit) => {
  const ready = Number.isNaN(made.ready) ? Infinity : made.origin + made.ready
  return made.requests.filter((request) => isCounted(request) && request.start < ready).length
}

const kilobytes = ({ requests }: Visit) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

const largestPaint = (made: Visit) => made.largestPaint

const middle = (title: Column<Visit>['title'], read: (made: Visit) => number): Column<Visit> => ({
  title,
  read: ({ rounds }) => median(rounds, read),
})

const columns: readonly Column<Visit>[] = [
  middle(['largest', 'paint'], largestPaint),
  {
    title: ['÷', 'static'],
    read: ({ rounds, words }) => median(rounds, largestPaint) / median(words, largestPaint),
    digits: 2,
    budget: budgets.slowLine,
  },
  { ...middle(['layout', 'shift'], (made) => made.shift), digits: 4, budget: budgets.shift },
  { ...middle(['blocked', 'in all'], (made) => made.blocking), budget: budgets.blocking },
  { ...middle(['first', 'control'], (made) => made.firstControl), budget: budgets.firstControl },
  middle(['can be', 'used'], (made) => made.ready),
  {
    ...middle(
      ['requests', 'until so'],
      countRequests((request) => !isPicture(request)),
    ),
    budget: budgets.requests,
  },
  middle(['fonts,', 'images'], countRequests(isPicture)),
  middle(['kB', 'in all'], kilobytes),
  { title: ['document', 'bytes'], read: ({ page }) => page.firstAnswer, budget: budgets.firstAnswer },
]

export const showSlowLine = async (pages: readonly MeasuredPage[], count: number, browser: Browser) => {
  const compared = await compare(pages, count, (page) => visit(browser, page))
  console.log(
    `\nSlow line for real: 1.6 Mbit/s, 150 ms, processor ÷ 4, 390 × 844, nothing cached; ms, median of ${count}\n`,
  )
  console.log(formatTable(compared, columns))
}
