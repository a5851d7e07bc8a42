import { expect, test } from 'vitest'
import { findMissingPackages, readLockedPackages } from './lock-file.ts'
import { expectNone } from '../expect-none.ts'

test('the lock file has an entry for every native package', () => {
  expectNone(
    findMissingPackages(readLockedPackages()),
    'Run npm install again, and check the entry in package-lock.json.',
  )
})

const optionalDependencies = { '@tool/linux': '1.0.0', '@tool/windows': '1.0.0' }
const linux = { version: '1.0.0', optionalDependencies: {} }

test('findMissingPackages reports a native package without an entry in the lock file', () => {
  const packages = {
    '': { optionalDependencies: {} },
    'node_modules/tool': { optionalDependencies },
    'node_modules/tool/node_modules/@tool/linux': linux,
  }
  expect(findMissingPackages(packages)).toEqual(['node_modules/tool → @tool/windows'])
})

test('a native package whose only entry has another version is missing', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies },
    'node_modules/@tool/linux': linux,
    'node_modules/@tool/windows': { version: '0.9.0', optionalDependencies: {} },
  }
  expect(findMissingPackages(packages)).toEqual(['node_modules/tool → @tool/windows'])
})
