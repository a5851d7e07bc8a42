import { existsSync, globSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { logEvents } from '../../src/server/platform/log-events.ts'
import { filesOf, readSource, root } from './source-files.ts'

/** A placeholder such as `<flow>` in a path matches any name. */
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

test('every file that the documentation mentions exists', () => {
  const missing = filesOf('*.md', 'docs/**/*.md').flatMap((page) =>
    filesNamedIn(page)
      .filter((path) => !exists(path))
      .map((path) => `${page} names ${path}`),
  )
  expect(missing).toEqual([])
})

test('docs/operating.md lists exactly the events of the log, in snake case', () => {
  const [, section = ''] = readSource('docs/operating.md').split('### Events\n')
  const [table = ''] = section.split('\n\nThe events from')
  const named = table
    .split('\n')
    .filter((row) => row.startsWith('| `'))
    .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  expect(named.toSorted()).toEqual(logEvents.toSorted())
  for (const event of logEvents) expect(event).toMatch(/^[a-z]+(_[a-z]+)*$/)
})

test('alert rules and dashboard ask only for events of the log', () => {
  const files = ['.ci/containers/alerts.yml', '.ci/containers/dashboard.json'].map(readSource).join('\n')
  const asked = [...files.matchAll(/event=~?\\?"([^"\\]+)/g)].flatMap(([, names = '']) => names.split('|'))
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((name) => !logEvents.some((event) => event === name))).toEqual([])
})
