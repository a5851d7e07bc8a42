import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reasons } from './dependencies.ts'
import { readSource } from './source-files.ts'

const Versions = v.record(v.string(), v.string())
const Package = v.object({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
})

const { dependencies, devDependencies, optionalDependencies } = v.parse(
  Package,
  JSON.parse(readSource('package.json')),
)
const direct = { ...dependencies, ...devDependencies, ...optionalDependencies }

test('every direct dependency has a reason, and no other package', () => {
  expect(Object.keys(direct).toSorted()).toEqual(Object.keys(reasons).toSorted())
})

test('package.json gives one exact version for every direct dependency', () => {
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  )
})
