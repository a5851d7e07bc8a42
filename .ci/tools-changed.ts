import { spawnSync } from 'node:child_process'
import { root } from './run-command.ts'

/**
 * The files on which the tests of the tools depend: the generators, the sources of generated files, and the files into
 * which `new-flow` inserts lines.
 */
const sources = [
  '.ci/conformance/plan.ts',
  '.ci/new-flow',
  '.ci/tools-changed.ts',
  'machines/all-machines.ts',
  'machines/specification/texts/ours.ts',
  'src/contract/languages.ts',
  'src/contract/operations.ts',
  'src/contract/portal-paths.ts',
  'src/inspector',
  'src/portal/app/pages.tsx',
  'src/portal/flows/kit',
  'src/portal/recorder',
  'src/portal/text',
  'src/sandbox/scenarios/scenarios.ts',
  'src/server/openapi',
  'src/server/operations/handlers.ts',
  'stories/kit',
  'tests/architecture/portal-layers.ts',
  'tests/architecture/server-layers.ts',
  'tests/browser/support/call-sites/first-document.ts',
  'tests/foreign-backend/operations.ts',
  'tests/machines/harness',
  'tests/portal/api/documented-answers.ts',
  'tests/portal/kit',
  'tests/server/harness',
  'tests/server/platform/statements.txt',
  'tests/tools',
  'package.json',
  'tsconfig.json',
]

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

/**
 * Returns the commit with which `haveToolsChanged` compares the current files. On a branch this is the newest commit
 * that the branch has in common with `main`. On `main` this is the previous commit. Empty if the commit is not in the
 * repository, as in a shallow clone.
 */
const baseCommit = (): string => {
  const branched = git('merge-base', 'HEAD', 'main').stdout.trim()
  const isOnMain = branched === '' || branched === git('rev-parse', 'HEAD').stdout.trim()
  return isOnMain ? git('rev-parse', '--verify', '--quiet', 'HEAD^').stdout.trim() : branched
}

/** Whether a file on which the tests of the tools depend has changed since the base commit. */
export const haveToolsChanged = (): boolean => {
  const base = baseCommit()
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...sources).stdout
  return base === '' || untracked !== '' || git('diff', '--quiet', base, '--', ...sources).status !== 0
}
