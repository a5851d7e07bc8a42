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

test('the list of reasons has one reason for each direct dependency in package.json, and no reason for other packages', () => {
  expect(Object.keys(direct).toSorted()).toEqual(Object.keys(reasons).toSorted())
})

test('package.json gives one exact version for every direct dependency', () => {
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual(
    [],
  )
})
