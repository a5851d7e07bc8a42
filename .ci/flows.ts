import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { isMachine } from '../machines/machine-graph.ts'
import { behaviourOf, describeAll, differencesBetween, type Behaviour } from './behaviour.ts'
import { drawChanges, type ChangedFlow } from './behaviour-page.ts'
import { root } from './run-command.ts'

/**
 * `npm run flows` writes every machine's states and transitions into one file, which a test compares;
 * `npm run flows -- diff REF` prints what differs from a commit, and draws both charts of what does.
 */
const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'node_modules/.cache/mywater/flows.html' } },
  allowPositionals: true,
})

const stop = (line: string): never => {
  console.error(line)
  process.exit(2)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'pipe'] })

const exportsOf = (module: unknown): unknown[] =>
  typeof module === 'object' ? Object.values<unknown>({ ...module }) : []

const readMachines = async (folder: string, version: string): Promise<readonly AnyStateMachine[]> => {
  const files = globSync('machines/**/*.machine.ts', { cwd: folder }).toSorted()
  const machines: AnyStateMachine[] = []
  for (const file of files) {
    try {
      const module: unknown = await import(pathToFileURL(join(folder, file)).href)
      machines.push(...exportsOf(module).filter(isMachine))
    } catch (error) {
      stop(`${file} of ${version} does not load with the packages that are installed: ${messageOf(error)}`)
    }
  }
  return machines
}

const findCommit = (ref: string): string => {
  try {
    const found = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
    return found.toString().trim()
  } catch (error) {
    const isSaid = error instanceof Error && 'stderr' in error && error.stderr instanceof Uint8Array
    return stop(
      (isSaid ? String(error.stderr).trim() : messageOf(error)) ||
        `No commit, branch or tag is called ${ref}. One of another clone has to be fetched first.`,
    )
  }
}

/** Loaded from a folder of its own beside the same packages; nothing of it is left there. */
const machinesAt = async (ref: string): Promise<readonly AnyStateMachine[]> => {
  const commit = findCommit(ref)
  const files = git('ls-tree', '--name-only', commit, 'machines/').toString()
  if (!/\.machine\.ts$/m.test(files))
    stop(`${ref} has no machines/*.machine.ts: it is from before the flows stood there.`)
  const folder = mkdtempSync(join(tmpdir(), 'mywater-flows-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, 'package.json', 'machines') })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return readMachines(folder, ref)
}

const nothing: Behaviour = { states: new Map(), steps: [] }
const read = (machine: AnyStateMachine | undefined) => (machine ? behaviourOf(machine) : nothing)

const changesBetween = (
  before: readonly AnyStateMachine[],
  after: readonly AnyStateMachine[],
): ChangedFlow[] => {
  const names = new Set([...before, ...after].map(({ id }) => id))
  return [...names].toSorted().flatMap((name): ChangedFlow[] => {
    const [one, other] = [before, after].map((machines) => machines.find(({ id }) => id === name))
    const differences = differencesBetween(read(one), read(other))
    return differences.length === 0 ? [] : [{ name, before: one, after: other, differences }]
  })
}

const print = ({ name, before, after, differences }: ChangedFlow): string =>
  [
    `${name}${before ? '' : ' is new'}${after ? '' : ' is gone'}`,
    ...differences.map(({ sign, kind, words }) => `  ${sign} ${kind === 'state' ? 'state ' : ''}${words}`),
    '',
  ].join('\n')

const compareWith = async (ref: string): Promise<void> => {
  const before = await machinesAt(ref)
  const after = await readMachines(root, 'the working tree')
  const changes = changesBetween(before, after)
  if (changes.length === 0) {
    console.log(`No flow differs from ${ref} in its states and transitions (read: ${after.length}).`)
    return
  }
  const page = resolve(root, values.out)
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, await drawChanges(ref, changes))
  console.log(changes.map(print).join('\n'))
  console.log(`Both charts of each, side by side: ${page}`)
}

const write = async (): Promise<void> => {
  const file = 'tests/specification/flows.txt'
  writeFileSync(join(root, file), describeAll(await readMachines(root, 'the working tree')))
  console.log(`Written: ${file}`)
}

const [task, ref] = positionals
if (task === undefined) await write()
else if (task === 'diff' && ref !== undefined && positionals.length === 2) await compareWith(ref)
else stop('npm run flows, or npm run flows -- diff REF [--out FILE.html]: REF is a commit, branch or tag')
