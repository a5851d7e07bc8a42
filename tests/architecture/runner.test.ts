import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { describeFailures } from '../../.ci/failures.ts'
import { outcomeOf } from '../../.ci/parts.ts'
import { root } from '../../.ci/run-command.ts'

const failure = (sentence: string, why: readonly string[], isDerived = false) => ({
  sentence,
  where: 'tests/a.test.ts:7',
  why: [...why],
  isDerived,
})
const report = { passed: 3, failed: 0, skipped: 0, failures: [] }

test.each([
  ['a skipped test', 0, { skipped: 2 }, 2],
  ['an exit with an error', 1, {}, 1],
  ['an exit with an error and failed tests', 1, { failed: 2 }, 2],
  ['nothing', 0, {}, 0],
])('after %s, a run with the exit code %i counts its failures', (_, code, found, failed) => {
  expect(outcomeOf(code, { ...report, ...found })).toMatchObject({ passed: 3, failed })
})

/** Runs two parts that fail, writes more than a pipe holds, and reads it only after the run. */
const readSlowly = async () => {
  const failed = { passed: 1, failed: 1, failures: [failure('it failed', [])] }
  const program = `
    import { printRun, runParts } from './.ci/run-parts.ts'
    const { failures: [failure], ...counts } = ${JSON.stringify(failed)}
    const failures = [{ ...failure, why: ['x'.repeat(500_000)] }]
    const parts = [
      { name: 'long', run: () => ({ ...counts, failures }) },
      { name: 'empty', run: () => ({ passed: 0, failed: 0 }) },
    ]
    printRun(await runParts(parts))
    console.error('the run is over')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: root })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await once(child.stderr, 'readable')
  let output = ''
  for await (const data of child.stdout) output += String(data)
  child.stderr.resume()
  return { code: await ended, lines: output.trimEnd().split('\n') }
}

test('a slow reader of a pipe gets the last line', async () => {
  const { code, lines } = await readSlowly()
  expect(lines.at(-1)).toBe('1 passed, 2 failed')
  expect(lines.find((line) => line.startsWith('empty '))).toMatch(/ 0 +1 .*ran nothing$/)
  expect(code).toBe(1)
})

test('the digest counts derived failures, puts remedies last and repeats all sentences', () => {
  const derived = failure('the wall', ['changed', '→ Meant?'], true)
  const context = Array.from({ length: 20 }, (_, line) => `    line ${line}`)
  const remedy = failure('the flow', ['flow lacks a transition', '→ Write its row.'])
  const plain = failure('the form', ['Error', '- Expected', '+ Received', '', ...context, '-   a', '+   b'])
  const block = (sentence: string, ...lines: string[]) =>
    [sentence, ...['tests/a.test.ts:7', ...lines].map((line) => `    ${line}`)].join('\n')
  expect(describeFailures([derived, remedy, plain]).split('\n\n')).toEqual([
    '1 approved files differ too: check them when all other tests pass.',
    block('the form', 'Error', '-   a', '+   b'),
    block('the flow', 'flow lacks a transition', '→ Write its row.'),
    '- the form\n- the flow',
  ])
  expect(describeFailures([derived])).toBe(block('the wall', 'changed', '→ Meant?'))
})

test('a long digest ends with whole sentences, and loses its middle', () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`)
  const many = describeFailures(Array.from({ length: 12 }, (_, place) => failure(`it ${place}`, lines)))
  expect(many.split('\n\n').at(-1)?.split('\n').slice(-3)).toEqual(['- it 8', '- it 9', 'and 2 more'])
  expect(many.split('\n\n')[0]?.split('\n').slice(-3)).toEqual(['    line 9', '    …', '    line 39'])
})
