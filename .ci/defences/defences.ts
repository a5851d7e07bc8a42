import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree } from '../copy-tree.ts'
import { readJson } from '../json-file.ts'
import { commands } from '../parts.ts'
import { playwrightReport, vitestReport } from '../reports.ts'
import type { Command } from '../run-command.ts'
import type { Defence } from './defence.ts'
import { reliability } from './reliability.ts'
import { threats } from './threats.ts'

/**
 * Removes one defence at a time in a copy of the project and runs the tests that have to fail: `npm run tool defences`,
 * or `npm run tool defences -- T12 T26`. Prints the first failure for each defence. Exits with 1 if no test failed for
 * a defence. Throws if the code of a defence is not found.
 */
const wanted = new Set(process.argv.slice(2))
const chosen = [...threats, ...reliability].filter(({ id }) => wanted.size === 0 || wanted.has(id))

const folder = copyTree('defences')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const reportFile = join(folder, 'report.json')

interface Verdict {
  readonly noticed: number
  readonly first: string
}

const readReport = (form: typeof vitestReport | typeof playwrightReport): Verdict => {
  const { passed, failed, failures } = readJson(reportFile, form)
  if (passed + failed === 0) throw new Error('No test ran: the changed code has to be valid TypeScript.')
  const { test = 'nothing', why: [reason = ''] = [] } = failures[0] ?? {}
  return { noticed: failed, first: `${test.replace(/^.* › /, '')}: ${reason}` }
}

const run = (command: Command, env: NodeJS.ProcessEnv = {}) => {
  rmSync(reportFile, { force: true })
  spawnSync(process.execPath, command, { cwd: folder, stdio: 'ignore', env: { ...process.env, ...env } })
}

const runTests = ({ project, tests }: Defence): Verdict => {
  if (project === 'browser') {
    run([...commands.playwright, tests, '--reporter=json'], {
      CI: 'true',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    })
    return readReport(playwrightReport)
  }
  const limits = project === 'soak' ? [] : ['--testTimeout', '60000']
  run([...commands.vitest, 'run', '--project', project, tests, ...limits], {
    REPORT_FILE: reportFile,
    SOAK_SECONDS: '60',
  })
  return readReport(vitestReport)
}

let unnoticed = 0
for (const defence of chosen) {
  const { id, what, file, lines, without, tests } = defence
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(lines).length !== 2)
    throw new Error(`${id}: its code does not occur exactly once in ${file}`)
  writeFileSync(
    path,
    text.replace(lines, () => without),
  )
  const { noticed, first } = runTests(defence)
  writeFileSync(path, text)
  if (noticed === 0) unnoticed += 1
  const verdict = noticed === 0 ? 'NOT NOTICED' : `${noticed} failed`
  console.log(`${id.padEnd(4)} ${what} (${file})\n     ${tests}: ${verdict}\n     ${first.slice(0, 220)}`)
}
console.log(`${chosen.length - unnoticed} of ${chosen.length} noticed`)
process.exitCode = unnoticed === 0 ? 0 : 1
