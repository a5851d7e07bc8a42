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

/**
 * Returns the lock file's entry for an imported package. Node looks in the node_modules of the importing package first,
 * and then in each node_modules above.
 */
const findEntry = (packages: Packages, from: string, name: string): Packages[string] | undefined => {
  const entry = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]
  if (entry !== undefined || from === '') return entry
  return findEntry(packages, from.includes('/') ? dirname(from).replace(/^\.$/, '') : '', name)
}

/**
 * Returns each native package whose required version is not in the lock file, in the form `package → native package`.
 * If the registry does not have a native package yet, npm writes a lock file without this package. `npm ci` then
 * refuses this lock file.
 */
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
