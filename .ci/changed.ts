import { execFileSync } from 'node:child_process'
import { commands, type Part, tool, vitest } from './parts.ts'
import { root } from './run-command.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '')

const isSource = (path: string) => /\.[cm]?[jt]sx?$/.test(path)

/**
 * The quick checks of what differs from a commit, and the unit, machine and server tests that import it. With a change
 * of the tools themselves, Vitest runs them all.
 */
export const changed = (since = 'HEAD'): readonly Part[] => {
  const files = [
    ...git('diff', '-z', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ]
  console.log(`Changed since ${since}:\n${files.map((file) => `  ${file}`).join('\n') || '  nothing'}`)
  const sources = files.filter(isSource)
  const projects = ['unit', 'machines', 'server'].flatMap((project) => ['--project', project])
  return [
    ...(files.length > 0
      ? [tool('format', [...commands.format, '--no-error-on-unmatched-pattern', ...files])]
      : []),
    tool('types', commands.types),
    ...(sources.length > 0 ? [tool('lint', [...commands.lint, ...sources])] : []),
    vitest('tests', ...projects, '--changed', since, '--passWithNoTests'),
  ]
}
