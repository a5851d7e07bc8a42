import type { Size } from './measure-size.ts'
import { failuresOf, type Times } from './measure-calls.ts'

/** Time with many ÷ with few accounts; milliseconds of the 99th percentile. */
const [mostGrowth, slowest] = [3, 1000]
/** Upper limit for the time of the background work, in milliseconds. */
const longestWork = 5000

const quantile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

const of = (times: Times, name: string, share: number) =>
  quantile(
    (times.get(name) ?? []).map(({ milliseconds: time }) => time),
    share,
  )
const failed = ({ alone, atOnce }: Size, name: string): number =>
  [alone, atOnce].flatMap((times) => times.get(name) ?? []).filter(({ failure }) => failure !== null).length
const cell = (text: string) => text.padStart(11)
const milliseconds = (time: number) => cell(time.toFixed(1))

export const formatCalls = (small: Size, large: Size): string => {
  const head = [small, large].flatMap(({ accounts }) =>
    ['alone', 'p50 of 20', 'p99 of 20'].map((title) => [title, `at ${accounts}`]),
  )
  const rows = [...small.alone.keys()].map((name) => {
    const cells = [small, large].flatMap(({ alone, atOnce }) => [
      of(alone, name, 0.5),
      of(atOnce, name, 0.5),
      of(atOnce, name, 0.99),
    ])
    const growth = of(large.alone, name, 0.5) / of(small.alone, name, 0.5)
    const isKept = growth <= mostGrowth && of(large.atOnce, name, 0.99) <= slowest
    const failures = failed(small, name) + failed(large, name)
    const notes = [isKept ? '' : ' ✗', failures === 0 ? '' : ` ${failures} failed`]
    return `${name.padEnd(34)}${cells.map(milliseconds).join('')}${cell(growth.toFixed(1))}${notes.join('')}`
  })
  const line = (first: string, row: 0 | 1, last: string) =>
    `${first.padEnd(34)}${head.map((titles) => cell(titles[row] ?? '')).join('')}${cell(last)}`
  const failures = [small, large].flatMap(({ alone, atOnce }) => [
    ...failuresOf(alone),
    ...failuresOf(atOnce),
  ])
  return [line('milliseconds', 0, 'times'), line('', 1, ''), ...rows, ...new Set(failures)].join('\n')
}

export const formatWork = (small: Size, large: Size): string => {
  const rows = [...large.work].map(
    ([text, time]) =>
      `${milliseconds(small.work.get(text) ?? 0)}${milliseconds(time)}  ${text.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
  )
  const sum = ({ work }: Size) => [...work.values()].reduce((total, time) => total + time, 0)
  const isKept = sum(large) <= longestWork && large.failed.length === 0
  return [
    `${cell(`at ${small.accounts}`)}${cell(`at ${large.accounts}`)}  background work, in milliseconds`,
    ...rows,
    `${milliseconds(sum(small))}${milliseconds(sum(large))}  total${isKept ? '' : ' ✗'}`,
    ...large.failed,
  ].join('\n')
}
