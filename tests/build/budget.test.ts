import { expect, test } from 'vitest'
import { flows, heavyInFirstView, landingPage, recorder, sharedByFlows, styles } from './sizes.ts'

// Bytes and not load times, because only bytes are the same on every machine.
const sizes = [
  // The limit includes 500 bytes of code that evaluates the React script in a separate task. On a slow phone, this
  // separate task shortens the longest task by 80 ms.
  { name: 'landing page', bytes: landingPage, max: 110_000 },
  { name: 'scripts of several flows', bytes: sharedByFlows, max: 20_500 },
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

test.each(sizes)('the gzipped scripts for "$name" have at most $max bytes', ({ bytes, max }) => {
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(max)
})

test('the list of checked script sizes contains the flows eligibility and forgot-password', () => {
  expect(flows.map(({ name }) => name)).toEqual(expect.arrayContaining(['eligibility', 'forgot-password']))
})

test('the scripts of the landing page contain no large package', () => {
  expect(heavyInFirstView).toEqual([])
})
