import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyStateMachine, EventObject } from 'xstate'
import { testOf } from '../../src/inspector/copy-as-test.tsx'
import { createRecorder } from '../../src/portal/recorder/recorder.ts'
import { allMachines } from '../../machines/all-machines.ts'
import { statesAlong, type RecordedRow } from '../machines/harness/recorded-path.ts'
import { modelOf, modelPaths } from '../model/model.ts'
import { simulate } from '../model/simulate.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const record = async (machine: AnyStateMachine, input: unknown, events: readonly EventObject[]) => {
  const recorder = createRecorder()
  await simulate(machine, input, events, (event) => recorder.observe(event, 0))
  return recorder.steps()
}

describe.each(allMachines)(
  'a recorded path of $slug enters its states when replayed',
  ({ slug, machine }) => {
    test('a replay enters exactly the recorded states', async () => {
      const model = modelOf(slug)
      let gone = 0
      for (const input of model.inputs)
        for (const events of modelPaths(model, input)) {
          const steps = await record(machine, input, events)
          const rows = steps.map(({ from, event, guard, to }): RecordedRow => [from, event, guard, to])
          expect(statesAlong(machine, rows)).toEqual(rows.map(([, , , to]) => to))
          gone += rows.length
        }
      expect(gone).toBeGreaterThan(0)
    })
  },
)

const makeCheckout = () => {
  for (const part of ['machines', 'src/portal/recorder', 'src/inspector', 'src/contract']) {
    mkdirSync(dirname(join(folder, part)), { recursive: true })
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  cpSync(join(root, 'tests/machines/harness'), join(folder, 'tests/machines/harness'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
}

const runTest = async (file: string): Promise<string> => {
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [program, 'run', '--root', folder, '--no-color', file]
  try {
    return (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout
  } catch (error) {
    return error instanceof Error && 'stdout' in error && 'stderr' in error
      ? `${String(error.stdout)}${String(error.stderr)}`
      : String(error)
  }
}

test('a copied test passes, but fails if a transition has another target', async () => {
  const named = allMachines.find(({ slug }) => slug === 'eligibility')
  const model = modelOf('eligibility')
  if (!named) throw new Error('eligibility is gone')
  const [input] = model.inputs
  const path = modelPaths(model, input).find((events) => events.at(-1)?.type === 'forgotLogin.choose')
  const steps = await record(named.machine, input, path ?? [])
  makeCheckout()
  const file = 'tests/machines/recorded/eligibility.test.ts'
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), testOf(named, steps))
  expect(await runTest(file)).toMatch(/Tests +1 passed/)

  const machine = join(folder, 'machines/eligibility.machine.ts')
  const before = readFileSync(machine, 'utf8')
  const after = before.replace("alreadyRegistered: 'alreadyRegistered',", "alreadyRegistered: 'form',")
  expect(after).not.toBe(before)
  writeFileSync(machine, after)
  const red = await runTest(file)
  expect(red).toMatch(/Tests +1 failed/)
  expect(red).toMatch(/- +"alreadyRegistered"/)
}, 60_000)
