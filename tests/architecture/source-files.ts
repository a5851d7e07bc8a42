import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Sorted, with forward slashes, relative to the project's root. */
export const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8')
