import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { copyTree } from './copy-tree.ts'
import { type Defence, defences } from './defences-table.ts'
import { readJson } from './json-file.ts'
import { commands } from './parts.ts'

/**
 * Takes out one defence at a time in a copy of the tree and runs the tests that are to notice: `npm run defences`, or
 * `npm run defences -- T12 T26`. Prints for each what failed first. Ends with an error where a test noticed nothing, or
 * where the lines that make a defence are not found any more.
 */
const wanted = new Set(process.argv.slice(2))
const chosen = defences.filter(({ id }) => wanted.size === 0 || wanted.has(id))

const Report = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({
          status: v.string(),
          title: v.string(),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

const folder = copyTree('defences')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const reportFile = join(folder, 'report.json')

interface Verdict {
  readonly noticed: number
  readonly first: string
}

const runTests = ({ project, tests }: Defence): Verdict => {
  rmSync(reportFile, { force: true })
  const reporters = ['--reporter=json', `--outputFile.json=${reportFile}`]
  const limits = ['--testTimeout', '60000']
  spawnSync(
    process.execPath,
    [...commands.vitest, 'run', '--project', project, tests, ...reporters, ...limits],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const all = readJson(reportFile, Report).testResults.flatMap(({ assertionResults }) => assertionResults)
  if (all.length === 0) throw new Error(`Nothing of ${tests} ran: the change has to leave what can be read.`)
  const failed = all.filter(({ status }) => status === 'failed')
  const [first] = failed
  const [said = ''] = stripVTControlCharacters(first?.failureMessages.join('\n') ?? '').split('\n')
  return { noticed: failed.length, first: first ? `${first.title}: ${said}` : '' }
}

let unnoticed = 0
for (const defence of chosen) {
  const { id, what, file, lines, without, tests } = defence
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(lines).length !== 2) throw new Error(`${id}: its lines are not found once in ${file}`)
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
