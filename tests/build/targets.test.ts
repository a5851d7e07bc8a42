import { globSync, readFileSync } from 'node:fs'
import type { Identifier } from '@mdn/browser-compat-data'
import { expect, test } from 'vitest'
import { featuresOf, browsersWithout, styleFeaturesOf } from './browser-support.ts'

const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'))

/** What a supported browser may lack: the code asks before use, or it is only decorative. */
const asked: Readonly<Record<string, string>> = {
  'Error.captureStackTrace': 'ofetch checks for it',
  'URL.canParse': 'valibot checks for it',
  'document.startViewTransition': 'the router checks for it',
  '.startViewTransition()': 'the router checks for it',
  'navigator.connection': 'used only where it exists, to save data',
  requestIdleCallback: 'wait-for-script and load-scripts check for it',
  ':has': 'a focus ring and a border, in separate rules',
}

const tooNew = (features: ReadonlyMap<string, readonly Identifier[]>) =>
  [...features].flatMap(([name, entries]) => {
    // Several interfaces can have a method of this name: the best supported one counts.
    const [least = []] = entries.map(browsersWithout).toSorted((a, b) => a.length - b.length)
    return least.length === 0 || name in asked ? [] : [`${name}: not in ${least.join(', ')}`]
  })

test.each([
  'dist/portal/{,assets/}*.js',
  'src/portal/{app,third-party-scripts}/*.js',
  'src/server/identity/pages/*.js',
])('the supported browsers have all JavaScript features that %s uses', (pattern) => {
  const scripts = read(pattern)
  expect(scripts.length).toBeGreaterThan(0)
  expect([...new Set(scripts.flatMap((script) => tooNew(featuresOf(script))))].toSorted()).toEqual([])
})

test('the supported browsers have all CSS features that the portal uses', () => {
  const styles = read('dist/portal/assets/*.css')
  expect(styles.length).toBeGreaterThan(0)
  expect([...new Set(styles.flatMap((style) => tooNew(styleFeaturesOf(style))))].toSorted()).toEqual([])
})

test('tooNew reports what a supported browser lacks, in scripts and styles', () => {
  expect(tooNew(featuresOf('[3].toSorted(); Promise.withResolvers(); Iterator.from([])'))).toHaveLength(3)
  expect(tooNew(featuresOf('[3].sort(); Object.hasOwn({}, "a"); const { toSorted } = {}'))).toEqual([])
  expect(tooNew(styleFeaturesOf('@scope (a) { b:has(c) { color: light-dark(#000, #fff) } }'))).toHaveLength(2)
})
