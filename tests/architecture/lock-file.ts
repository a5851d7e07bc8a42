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
 * Returns the lock file's entry for an imported package. As Node does, the function searches the node_modules of the
 * importing package first, and then those of each parent folder.
 */
const findEntry = (packages: Packages, from: string, name: string): Packages[string] | undefined => {
  const entry = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]
  if (entry !== undefined || from === '') return entry
  return findEntry(packages, from.includes('/') ? dirname(from).replace(/^\.$/, '') : '', name)
}

/**
 * Returns `package → native package` for each native package whose required version is not in the lock file. Reason: if
 * the registry does not have a native package yet, npm omits the package from the lock file, and `npm ci` later fails.
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
