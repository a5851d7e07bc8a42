import { audit } from './audit.ts'
import { ensureBrowser } from './browser.ts'
import { checkBudget } from './budget.ts'
import { buildWhenNeeded } from './build.ts'
import { findHoles, readLockedPackages } from './lock-file.ts'
import { one, type Outcome } from './outcome.ts'
import { runScript } from './run-command.ts'
import { runPlaywright, runVitest } from './test-runners.ts'

type Part = () => Outcome | Promise<Outcome>

const tool =
  (script: string, ...args: string[]): Part =>
  async () =>
    one((await runScript(script, args)) === 0)

const vitest =
  (project: string, ...filters: string[]): Part =>
  () =>
    runVitest(project, filters)

const lock: Part = () => {
  const holes = findHoles(readLockedPackages())
  for (const hole of holes) console.error(`package-lock.json has no entry for ${hole}`)
  return one(holes.length === 0)
}

const vulnerabilities: Part = () => {
  const verdict = audit()
  if (verdict.kind === 'not checked') return { passed: 0, failed: 0, note: 'not checked: no registry' }
  if (verdict.kind === 'vulnerable') console.error(verdict.report)
  return one(verdict.kind === 'clean')
}

/** The whole, then the machines by themselves: without the DOM library. */
const types: Part = async () => {
  let failed = 0
  const projects = ['tsconfig.json', 'machines/tsconfig.json']
  for (const project of projects) {
    const code = await runScript('node_modules/typescript/bin/tsc', ['--noEmit', '--project', project])
    if (code !== 0) failed += 1
  }
  return { passed: projects.length - failed, failed }
}

const build: Part = async () => {
  await buildWhenNeeded()
  return checkBudget()
}

const stories: Part = () => {
  ensureBrowser()
  return runVitest('storybook', [], { PICTURES: '1' })
}

const browser: Part = async () => {
  ensureBrowser()
  await buildWhenNeeded()
  return runPlaywright()
}

/** Every part of `npm test`, in the order they run: the quick ones first. */
export const parts: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['lock', lock],
  ['audit', vulnerabilities],
  ['format', tool('node_modules/oxfmt/bin/oxfmt', '--check', '.')],
  ['types', types],
  ['lint', tool('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings')],
  ['unit', vitest('unit', 'tests/rules/', 'tests/portal/', 'tests/architecture/')],
  [
    'machines',
    vitest('unit', 'tests/machines/', 'tests/specification/', 'tests/model/', 'tests/completeness/'),
  ],
  ['server', vitest('server')],
  ['build', build],
  ['stories', stories],
  ['browser', browser],
])
