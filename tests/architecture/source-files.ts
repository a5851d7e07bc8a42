import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Paths from the project's root, with forward slashes, of the files a pattern matches. */
export const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** Every source file the import table speaks about. */
export const sourceFiles = (): string[] => filesOf('{machines,src,stories}/**/*.{ts,tsx}')

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8')
