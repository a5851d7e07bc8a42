import { existsSync, globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, readSource, root } from './source-files.ts'

/** The files that a page links to and names in code; `<flow>` stands for any name. */
const filesNamedIn = (page: string): string[] => {
  const text = readSource(page)
  const linked = text.matchAll(/\]\((?!https?:)([^)#]+)/g)
  const named = text.matchAll(/`((?:src|machines|tests|stories|docs|\.ci)\/[^`\s]*)`/g)
  return [
    ...[...linked].map(([, path = '']) => normalize(join(dirname(page), path))),
    ...[...named].map(([, path = '']) => path.replaceAll(/<[^>]*>/g, '*')),
  ]
}

const exists = (path: string): boolean =>
  path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path))

test('every file that a page of the documentation names exists', () => {
  const missing = filesOf('*.md', 'docs/**/*.md').flatMap((page) =>
    filesNamedIn(page)
      .filter((path) => !exists(path))
      .map((path) => `${page} names ${path}`),
  )
  expect(missing).toEqual([])
})
