import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseAst } from 'vite'
import { serverTestsFor } from './changed.ts'
import { copyTree, projectFiles } from './copy-tree.ts'
import { commands } from './parts.ts'
import { root } from './run-command.ts'
import { randomNumbers } from './throwaway.ts'

/**
 * Changes one operator, constant, guard, limit or lock at a time in a copy of the project, and runs the tests of the
 * changed file: `npm run tool mutants -- --seed 7 --count 20`. `--in src/server/factors` restricts the changes to a
 * folder or file. Prints a verdict for each change. The verdict `survived` means that no test detects the change:
 * either a test is missing, or the change has no effect.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    in: { type: 'string', default: '' },
  },
})

/**
 * The time limit of a test run in minutes: three times the duration of the longest run. If a run exceeds this limit,
 * the change is treated as detected.
 */
const timeLimit = 15

interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

const otherOperator: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
}
/**
 * Methods whose calls this program removes from a chain of calls: string functions, locks, and conditions of a query.
 */
const leftOut = /^(trim|toLowerCase|normalize|forUpdate|skipLocked|where|slice)$/

/** Returns the possible changes of a node of the syntax tree. */
const mutantsAt = (node: Node, text: string): Omit<Mutant, 'file'>[] => {
  const { type, start, end, operator, left, right, test, argument, callee, value } = node
  const of = (inner: Node) => text.slice(inner.start, inner.end)
  if (/^(Binary|Logical)Expression$/.test(type) && isNode(left) && isNode(right)) {
    const other = otherOperator[String(operator)]
    return other === undefined ? [] : [{ start, end, replacement: `${of(left)} ${other} ${of(right)}` }]
  }
  if (/^(IfStatement|ConditionalExpression)$/.test(type) && isNode(test))
    return [{ start: test.start, end: test.end, replacement: `!(${of(test)})` }]
  if (type === 'UnaryExpression' && operator === '!' && isNode(argument))
    return [{ start, end, replacement: of(argument) }]
  if (type === 'Literal' && typeof value === 'boolean') return [{ start, end, replacement: String(!value) }]
  if (type === 'Literal' && typeof value === 'number') return [{ start, end, replacement: String(value + 1) }]
  if (type === 'CallExpression' && isNode(callee) && isNode(callee['property']) && isNode(callee['object']))
    return leftOut.test(of(callee['property'])) ? [{ start, end, replacement: of(callee['object']) }] : []
  return []
}

const mutantsIn = (node: Node, text: string): Omit<Mutant, 'file'>[] => {
  // This program does not change types, because types have no effect at run time.
  if (/^TS(?!As|NonNull|Satisfies)/.test(node.type) || node.type === 'ImportDeclaration') return []
  const inner = Object.values(node)
    .flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
  return [...mutantsAt(node, text), ...inner.flatMap((child) => mutantsIn(child, text))]
}

const isMutated = (file: string) =>
  file.startsWith(values.in) &&
  (/^machines\/(?!specification\/).*\.ts$/.test(file) ||
    /^src\/portal\/.*\.(ports|records)\.ts$/.test(file) ||
    /^src\/portal\/(identity|api|records)\/.*\.ts$/.test(file) ||
    /^src\/server\/(captcha|domain|factors|identity|mails|operations)\/.*\.ts$/.test(file)) &&
  !file.endsWith('-text.ts')

/** The arguments of the test runs that can detect a change of a file, the quickest run first. */
const runsFor = (file: string): readonly string[][] => {
  // The tests in `tests/completeness` check lists of files and texts, so they cannot detect a change of behaviour.
  const related = ['related', '--run', '--exclude', 'tests/completeness/**', file]
  const quick = [...related, '--project', 'unit', '--project', 'machines']
  if (file.startsWith('src/server/'))
    return [
      ['run', '--project', 'server', ...serverTestsFor([file])],
      ['run', '--project', 'server'],
    ]
  // A few server tests import code of the portal, so these tests run for a changed file of the portal. For a changed
  // machine no server test runs: nearly all server tests import the machines, so each change would run nearly all of
  // them.
  return file.startsWith('src/portal/') ? [quick, [...related, '--project', 'server']] : [quick]
}

const passesRun = (folder: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const options = ['--bail', '1', '--testTimeout', '60000', '--passWithNoTests']
    const child = spawn(process.execPath, [...commands.vitest, ...args, ...options], {
      cwd: folder,
      stdio: 'ignore',
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit * 60_000)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })

const all: readonly Mutant[] = projectFiles.filter(isMutated).flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  // The parser's positions are counted in UTF-16 code units, like the positions in a JavaScript string.
  const tree: unknown = parseAst(text, { lang: 'ts' })
  return isNode(tree) ? mutantsIn(tree, text).map((mutant) => ({ file, ...mutant })) : []
})
const random = randomNumbers(Number(values.seed))
const left = [...all]
const chosen = Array.from({ length: Math.min(Number(values.count), all.length) }, () =>
  left.splice(Math.floor(random() * left.length), 1),
).flat()
console.log(`${chosen.length} of ${all.length} mutants, seed ${values.seed}`)

const folder = copyTree('mutants')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
/** Whether the tests pass on the unchanged code, by the arguments of the test run. */
const healthy = new Map<string, Promise<boolean>>()
const isHealthy = (args: readonly string[]): Promise<boolean> => {
  const key = args.join(' ')
  const testsPass = healthy.get(key) ?? passesRun(folder, args)
  healthy.set(key, testsPass)
  return testsPass
}

const counts = { killed: 0, survived: 0, untried: 0 }
const testMutant = async ({ file, start, end, replacement }: Mutant): Promise<keyof typeof counts> => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  for (const args of runsFor(file)) {
    if (!(await isHealthy(args))) return 'untried'
    writeFileSync(path, text.slice(0, start) + replacement + text.slice(end))
    const passes = await passesRun(folder, args)
    writeFileSync(path, text)
    if (!passes) return 'killed'
  }
  return 'survived'
}

for (const mutant of chosen) {
  const { file, start, end, replacement } = mutant
  const text = readFileSync(join(root, file), 'utf8')
  const place = `${file}:${text.slice(0, start).split('\n').length}`
  const change = `${text.slice(start, end)} → ${replacement}`.replaceAll(/\s+/g, ' ')
  const verdict = await testMutant(mutant)
  counts[verdict] += 1
  console.log(`${verdict.padEnd(8)} ${place}  ${change}`)
}
console.log(JSON.stringify({ seed: Number(values.seed), ...counts }))
