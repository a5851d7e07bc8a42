import { join } from 'node:path'
import * as v from 'valibot'
import { readJson } from './json-file.ts'
import { root } from './run-command.ts'

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({ optionalDependencies: v.optional(v.record(v.string(), v.string()), {}) }),
  ),
})
type Packages = v.InferOutput<typeof Lock>['packages']

/**
 * Native parts a package names but the lock file has no entry for, as `package → part`. npm drops a part the
 * registry does not have yet from the lock, and `npm ci` then refuses the lock on other machines.
 */
export const findHoles = (packages: Packages): string[] => {
  const paths = Object.keys(packages)
  const isLocked = (name: string) =>
    paths.some((path) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
  return Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name))
      .map((name) => `${path || 'package.json'} → ${name}`),
  )
}

export const readLockedPackages = (): Packages => readJson(join(root, 'package-lock.json'), Lock).packages
