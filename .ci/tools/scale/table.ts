import type { Size } from './measure-size.ts'
import type { Times } from './measure-calls.ts'

/** Time with many ÷ with few accounts; milliseconds of the 99th percentile. */
const [mostGrowth, slowest] = [3, 1000]
/** Upper limit for the time of the background work, in milliseconds. */
const longestWork = 5000

const quantile = (times: Times, name: string, share: number): number => {
  const sorted = (times.get(name) ?? []).map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
const rounded = (time: number): number => Number(time.toFixed(1))

/** In milliseconds. ✗ marks a call that is too slow, or much slower with many accounts. */
export const printCalls = (small: Size, large: Size): void => {
  const rowOf = (name: string) => {
    const times = [small, large].flatMap(({ accounts, alone, atOnce }): [string, number][] => [
      [`alone, ${accounts}`, rounded(quantile(alone, name, 0.5))],
      [`p50 of 20, ${accounts}`, rounded(quantile(atOnce, name, 0.5))],
      [`p99 of 20, ${accounts}`, rounded(quantile(atOnce, name, 0.99))],
    ])
    const growth = quantile(large.alone, name, 0.5) / quantile(small.alone, name, 0.5)
    const isKept = growth <= mostGrowth && quantile(large.atOnce, name, 0.99) <= slowest
    return { ...Object.fromEntries(times), times: rounded(growth), kept: isKept ? '' : '✗' }
  }
  console.table(Object.fromEntries([...small.alone.keys()].map((name) => [name, rowOf(name)])))
}

export const printWork = (small: Size, large: Size): void => {
  const sum = ({ work }: Size) => [...work.values()].reduce((total, time) => total + time, 0)
  const isKept = sum(large) <= longestWork && large.failed.length === 0
  const row = (statement: string, few: number, many: number) => ({
    [`at ${small.accounts}`]: rounded(few),
    [`at ${large.accounts}`]: rounded(many),
    'background work, in milliseconds': statement,
  })
  console.table([
    ...[...large.work].map(([text, time]) =>
      row(text.replaceAll(/\s+/g, ' ').slice(0, 100), small.work.get(text) ?? 0, time),
    ),
    row(isKept ? 'total' : 'total ✗', sum(small), sum(large)),
  ])
}
