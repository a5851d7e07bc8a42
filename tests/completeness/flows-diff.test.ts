import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../architecture/source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'mywater-diff-'))
const temporary = mkdtempSync(join(tmpdir(), 'mywater-diff-tmp-'))
const project = join(folder, 'project')
const page = join(folder, 'flows.html')
afterAll(() => {
  for (const made of [folder, temporary]) rmSync(made, { recursive: true })
})

// A hook of git names the repository that it runs in: this is about another.
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  TMPDIR: temporary,
}
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: project, env })

const flows = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, '.ci/flows.ts'), ...args], {
    encoding: 'utf8',
    env,
  })
  return { status, lines: stdout.split('\n').filter(Boolean), stderr }
}

const write = (path: string, text: string) => {
  mkdirSync(join(project, path, '..'), { recursive: true })
  writeFileSync(join(project, path), text)
}
const commit = (tag: string) => {
  git('add', '--all')
  git('commit', '--quiet', '--message', tag)
  git('tag', tag)
}

const machine = (id: string, states: string) => `
import { setup } from 'xstate'
export const ${id}Machine = setup({
  guards: { isFull: () => true, isDry: () => true, isOver: () => true },
  actions: { pour: () => {}, tell: (_, _told: string) => {} },
}).createMachine({ id: '${id}', initial: 'closed', states: { ${states} } })
`
const before = machine(
  'tap',
  `
  closed: { on: { open: 'running', kick: [{ guard: 'isFull', target: 'running' }, { guard: 'isDry', target: 'broken' }, {}] } },
  running: { entry: 'pour', on: { close: { target: 'closed', actions: { type: 'tell', params: 'closed' } }, drip: { guard: 'isDry', target: 'closed' } } },
  broken: { on: { mend: 'closed' } },
`,
)
const after = machine(
  'tap',
  `
  closed: { on: { open: 'locked', kick: [{ guard: 'isDry', target: 'locked' }, { guard: 'isFull', target: 'running' }, {}] } },
  running: { on: { close: { target: 'closed', actions: [{ type: 'tell', params: 'shut' }, 'pour'] }, drip: { guard: 'isOver', target: 'closed' } } },
  locked: { type: 'final' },
`,
)
const other = machine('hose', `closed: { on: { open: {} } }`)

beforeAll(() => {
  mkdirSync(project)
  git('init', '--quiet')
  write('.gitignore', 'node_modules')
  write('package.json', '{ "type": "module" }')
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  commit('without-flows')
  for (const path of [
    '.ci',
    'src/portal/inspector',
    'machines/machine-chart.ts',
    'machines/machine-graph.ts',
    'machines/shared',
  ])
    cpSync(join(root, path), join(project, path), { recursive: true })
  write('tests/specification/flows.txt', '')
  write('machines/tap.machine.ts', "import 'a-package-of-then'\n")
  commit('unreadable')
  write('machines/tap.machine.ts', before)
  commit('before')
  write('machines/tap.machine.ts', after)
  commit('after')
})

test('states and transitions that came, went or are otherwise are printed, and both charts drawn', () => {
  const { status, lines, stderr } = flows('diff', 'before', '--out', page)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(lines).toEqual([
    'tap',
    '  ~ state running  plain  (was on entry pour)',
    '  - state broken',
    '  + state locked  final',
    '  - broken  mend → closed',
    '  ~ running  close → closed / tell("shut"), pour  (was / tell("closed"))',
    '  ~ closed  open → locked  (was → running)',
    '  ~ closed  kick [isDry] → locked  (was → broken)',
    '  ~ running  drip [isOver] → closed  (was [isDry])',
    '  ~ closed  kick asked in the order [isDry], [isFull], else  (was [isFull], [isDry], else)',
    `Both charts of each, side by side: ${page}`,
  ])
  const [then = '', now = ''] = readFileSync(page, 'utf8').split('<figcaption>working tree')
  expect(then.match(/class="state atomic went".*/)?.[0]).toContain('>broken<')
  expect(now.match(/class="state final came".*/)?.[0]).toContain('>locked<')
  expect(then).toMatch(/class="went">mend</)
  expect(now).toMatch(/class="otherwise">open</)
  expect(now).not.toContain('>mend<')
})

test('what is as it was is not printed', () => {
  expect(flows('diff', 'after')).toEqual({
    status: 0,
    lines: ['No flow differs from after in its states and transitions (read: 1).'],
    stderr: '',
  })
})

test('a flow that is new or gone is printed whole', () => {
  write('machines/hose.machine.ts', other)
  rmSync(join(project, 'machines/tap.machine.ts'))
  const { lines } = flows('diff', 'after', '--out', page)
  write('machines/tap.machine.ts', after)
  rmSync(join(project, 'machines/hose.machine.ts'))
  expect(lines.slice(0, 6)).toEqual([
    'hose is new',
    '  + state (root)  starts in closed',
    '  + state closed',
    '  + closed  open → stays',
    'tap is gone',
    '  - state (root)  starts in closed',
  ])
  expect(readFileSync(page, 'utf8').match(/There is no such flow/g)).toHaveLength(2)
})

test('all states and transitions are written into one file', () => {
  expect(flows().lines).toEqual(['Written: tests/specification/flows.txt'])
  expect(readFileSync(join(project, 'tests/specification/flows.txt'), 'utf8').split('\n')).toEqual([
    'tap',
    '  (root)  starts in closed',
    '  closed',
    '    kick [isDry] → locked',
    '    kick [isFull] → running',
    '    kick → stays',
    '    open → locked',
    '  locked  final',
    '  running',
    '    close → closed / tell("shut"), pour',
    '    drip [isOver] → closed',
    '',
  ])
})

test.each([
  [['diff', 'nowhere'], /^No commit, branch or tag is called nowhere\. One of another clone/],
  [['diff', '--', '--all'], /^No commit, branch or tag is called --all\./],
  [['diff', 'without-flows'], /^without-flows has no machines\/\*\.machine\.ts: it is from before/],
  [
    ['diff', 'unreadable'],
    /^machines\/tap\.machine\.ts of unreadable does not load with the packages that are installed: .*a-package-of-then/,
  ],
  [['diff'], /^npm run flows, or npm run flows -- diff REF/],
  [['draw'], /^npm run flows, or npm run flows -- diff REF/],
])('%j is refused in words', (args, words) => {
  const { status, lines, stderr } = flows(...args)
  expect({ status, lines }).toEqual({ status: 2, lines: [] })
  expect(stderr).toMatch(words)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test('nothing is left where the other version was read', () => {
  flows('diff', 'before', '--out', page)
  flows('diff', 'unreadable')
  expect(readdirSync(temporary)).toEqual([])
})
