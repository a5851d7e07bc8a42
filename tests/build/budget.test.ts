import { expect, test } from 'vitest'
import { flows, heavyInFirstView, landingPage, recorder, sharedByFlows, styles } from './sizes.ts'

// Bytes, which are the same on every machine, not milliseconds.
const sizes = [
  // half a kilobyte of it makes React evaluate separately: 80 ms less in one task on a slow phone
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

test('the pages of the flows are measured', () => {
  expect(flows.map(({ name }) => name)).toEqual(expect.arrayContaining(['eligibility', 'forgot-password']))
})

test('the landing page loads none of the heavy packages', () => {
  expect(heavyInFirstView).toEqual([])
})
