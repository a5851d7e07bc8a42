import { expect, test } from 'vitest'
import { budgets } from '../../.ci/benchmark/budgets.ts'
import { type Compared, compare, median } from '../../.ci/benchmark/compare.ts'
import type { MeasuredPage } from '../../.ci/benchmark/pages.ts'
import { makeStaticPage } from '../../.ci/benchmark/static-page.ts'
import { formatTable } from '../../.ci/benchmark/table.ts'

const pageOf = (kind: MeasuredPage['kind']): MeasuredPage => ({
  route: '/',
  kind,
  address: '',
  firstAnswer: 0,
})
const pages = [pageOf('floor'), pageOf('portal'), pageOf('static')]

const ratio = ({ rounds, words }: Compared<number>) =>
  median(rounds, (paint) => paint) / median(words, (paint) => paint)

test('compare measures a page and its static copy', async () => {
  const paints = { floor: [8, 9, 7], portal: [3, 60, 2], static: [2, 2, 40] }
  const all = await compare(pages, 3, ({ kind }) => Promise.resolve(paints[kind].shift() ?? Number.NaN))
  expect(all.map(ratio)).toEqual([Number.NaN, 1.5, 1])
})

const rowsOf = async (figures: Record<MeasuredPage['kind'], number>) => {
  const all = await compare(pages, 1, ({ kind }) => Promise.resolve(figures[kind]))
  const read = ({ rounds }: Compared<number>) => median(rounds, (figure) => figure)
  return formatTable(all, [
    { title: ['layout', 'shift'], read, digits: 3, budget: budgets.shift },
    { title: ['blocked', 'in all'], read, digits: 3, budget: budgets.blocking },
  ])
    .split('\n')
    .slice(2)
}

test('only a page of the portal is marked over its budget', async () => {
  expect(await rowsOf({ floor: 0.3, portal: 0.2, static: 0.2 })).toEqual([
    'budget                          ≤ 0.01  ≤ floor',
    'React, router, XState  floor     0.300    0.300',
    '/                      portal    0.200✗   0.200',
    '                       static    0.200    0.200',
    '',
    'budgets missed (✗): 1',
  ])
})

test('a value that could not be measured is a missed budget', async () => {
  const rows = await rowsOf({ floor: 0, portal: Number.NaN, static: 0 })
  expect(rows).toContain('/                      portal        –✗       –✗')
})

test('makeStaticPage removes scripts, and throws if one would still load', () => {
  const html =
    '<link rel="manifest" href="/m"/><style>p{}</style><p>Words</p><p id="overdue" class="notice">Late <a>1</a></p><script type="application/json">{"a":"<p>"}</script><script data-script="/a.js">\nimport(a)\n</script>'
  expect(makeStaticPage(html)).toBe('<style>p{}</style><p>Words</p>')
  expect(() => makeStaticPage('<link rel="modulepreload" href="/a.js">')).toThrow('loads script')
})
