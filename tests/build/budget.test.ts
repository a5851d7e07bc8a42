import { expect, test } from 'vitest'
import { flows, heavyInFirstView, landingPage, recorder, sharedByFlows, styles } from './sizes.ts'

// The budgets are in bytes, which are the same on every machine. Milliseconds are not.
const sizes = [
  // Half a kilobyte is for evaluating React in a separate task, which takes 80 ms out of one task on a slow phone.
  { name: 'landing page', bytes: landingPage, max: 130_000 },
  { name: 'what flows share', bytes: sharedByFlows, max: 18_000 },
  { name: 'recorder', bytes: recorder, max: 6_000 },
  ...flows.map((flow) => ({ ...flow, max: 15_000 })),
]

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

console.log(
  [
    'gzipped script',
    ...sizes.map(({ name, bytes, max }) => `${name.padEnd(26)} ${kilobytes(bytes)} of ${kilobytes(max)}`),
    `gzipped style of all pages: ${kilobytes(styles)}`,
  ].join('\n'),
)

test.each(sizes)('$name: gzipped script of at most $max bytes', ({ bytes, max }) => {
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(max)
})

test('the sizes include the pages of the flows', () => {
  expect(flows.map(({ name }) => name)).toEqual(expect.arrayContaining(['eligibility', 'forgot-password']))
})

test('the landing page loads no heavy package', () => {
  expect(heavyInFirstView).toEqual([])
})
