import { dirname } from 'node:path'
import * as v from 'valibot'
import { readSource } from './source-files.ts'

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
})
type Packages = v.InferOutput<typeof Lock>['packages']

/** As Node does, searches the node_modules of the importing package first, then of each parent folder. */
const findEntry = (packages: Packages, from: string, name: string): Packages[string] | undefined => {
  const entry = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]
  if (entry !== undefined || from === '') return entry
  return findEntry(packages, from.includes('/') ? dirname(from).replace(/^\.$/, '') : '', name)
}

/** If the registry lacks a native package when the lock file is written, npm omits it, and `npm ci` later fails. */
export const findMissingPackages = (packages: Packages): string[] =>
  Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => {
        const found = findEntry(packages, path, name)?.version
        return found === undefined || (/^\d/.test(version) && found !== version)
      })
      .map(([name]) => `${path || 'package.json'} → ${name}`),
  )

export const readLockedPackages = (): Packages =>
  v.parse(Lock, JSON.parse(readSource('package-lock.json'))).packages
