import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { longestReport, mostSteps, type RecordedStep } from '../../../src/contract/support.ts'
import { ago } from '../../../src/server/database/database.ts'
import { createWorkFigures } from '../../../src/server/platform/work-figures.ts'
import { runHousekeeping } from '../../../src/server/database/housekeeping.ts'
import { findSupportReport } from '../../../src/server/domain/support-report.ts'
import { reportLines } from '../../../src/server/operations/support/report-lines.ts'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { openServerFixture } from '../harness/server-fixture.ts'

const fixture = await openServerFixture()

const step: RecordedStep = {
  machine: 'eligibility',
  from: 'validating',
  event: 'xstate.error.actor.check',
  guard: '',
  to: 'form',
  ms: 14_250,
  outcome: 'internal',
}
const report = { portal: '0.1.0', steps: [step], requests: ['0123456789abcdef-call'] }
const line = v.looseObject({ event: v.literal('problem_reported'), code: v.string(), requests: v.string() })
const loggedEvents = () =>
  fixture.logs.flatMap((text) => {
    const parsed = v.safeParse(line, JSON.parse(text))
    return parsed.success ? [parsed.output] : []
  })

test('a problem report is stored, and logged with its calls', async () => {
  const { code } = await fixture.visitor().call('reportProblem', report)
  expect(code).toMatch(/^[BFHKLMQRWXY]{4}-[BFHKLMQRWXY]{4}$/)
  expect(loggedEvents().at(-1)).toMatchObject({ code, requests: '0123456789abcdef-call' })
  const kept = await findSupportReport(fixture.db, ` ${code.toLowerCase().replace('-', ' ')}`)
  expect(kept).toMatchObject(report)
  expect(kept && reportLines(kept).join('\n')).toContain(
    '14.3     eligibility  validating  error: check         form  internal',
  )
})

test('each problem report gets a code, a repeated one the same', async () => {
  const person = fixture.visitor()
  const first = await person.call('reportProblem', report)
  const second = await person.call('reportProblem', report)
  expect(second.code).not.toBe(first.code)
  const once = { 'Idempotency-Key': 'a-key-of-one-press-0001' }
  const answers = [
    await (await person.send('reportProblem', report, once)).text(),
    await (await person.send('reportProblem', report, once)).text(),
  ]
  expect(answers[0]).toMatch(/code/)
  expect(answers[1]).toBe(answers[0])
})

test.each([
  ['text in place of a state name', { ...report, steps: [{ ...step, to: 'Ada Brook, 12 Mill Street' }] }],
  [
    'an email address in place of an event name',
    { ...report, steps: [{ ...step, event: 'ada@example.com' }] },
  ],
  ['an unknown outcome', { ...report, steps: [{ ...step, outcome: 'E0000047' }] }],
  ['too many steps', { ...report, steps: Array.from({ length: mostSteps + 1 }, () => step) }],
  ['a machine name of 81 characters', { ...report, steps: [{ ...step, machine: 'a'.repeat(81) }] }],
  ['an invalid request id', { ...report, requests: ['SELECT 1 FROM login'] }],
])('a problem report with %s is refused with 400', async (_, body) => {
  expect(await fixture.visitor().refusal('reportProblem', body)).toMatchObject({ status: 400 })
})

test('a problem report is stored without the unknown fields of its steps', async () => {
  const steps = [{ ...step, value: 'ada@example.com' }]
  const { code } = await fixture.visitor().call('reportProblem', { ...report, steps })
  expect((await findSupportReport(fixture.db, code))?.steps).toEqual([step])
})

test('a problem report may have exactly 32,768 characters', async () => {
  const steps = Array.from({ length: mostSteps }, () => ({ ...step, to: 'a'.repeat(190) }))
  const left = longestReport - JSON.stringify({ ...report, steps }).length
  expect(left).toBeGreaterThan(0)
  const filled = (more: number) => ({
    ...report,
    steps: steps.map((each, at) => ({
      ...each,
      guard: 'a'.repeat(Math.floor((left + more) / mostSteps) + (at < (left + more) % mostSteps ? 1 : 0)),
    })),
  })
  expect(JSON.stringify(filled(0))).toHaveLength(longestReport)
  expect(await fixture.visitor().call('reportProblem', filled(0))).toHaveProperty('code')
  expect(await fixture.visitor().refusal('reportProblem', filled(1))).toMatchObject({ status: 413 })
})

test('one session can send at most ten problem reports an hour', async () => {
  const person = fixture.visitor()
  for (let times = 0; times < 10; times += 1) await person.call('reportProblem', report)
  expect(await person.refusal('reportProblem', report)).toMatchObject({ code: 'too_many_requests' })
  expect(await fixture.visitor().call('reportProblem', report)).toHaveProperty('code')
})

test("one client can take three quarters of the day's reports", async () => {
  await fixture.visitor().call('reportProblem', report)
  const total = fixture.db.updateTable('rateLimit').where('key', 'like', 'report-all:%')
  await total.set({ points: 369 }).execute()
  await fixture.countAttempts('report-all-came', 25)
  const statuses = await Promise.all(
    Array.from({ length: 16 }, async () => (await fixture.visitor().send('reportProblem', report)).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(6)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  await total.set({ points: 0 }).execute()
})

test('a problem report is deleted after thirty days', async () => {
  const old = await fixture.visitor().call('reportProblem', report)
  const young = await fixture.visitor().call('reportProblem', report)
  const aged = (code: string, days: number) =>
    fixture.setRows('supportReport', { code: code.replace('-', '') }, { createdAt: ago(days, 'day') })
  await aged(old.code, 31)
  await aged(young.code, 29)
  const keep = { messages: 14, unusedLogins: 201, usedLinks: 180 }
  await runHousekeeping(fixture.db, keep, createWorkFigures(), () => undefined)
  expect(await findSupportReport(fixture.db, old.code)).toBeUndefined()
  expect(await findSupportReport(fixture.db, young.code)).toBeDefined()
})

test('the report command prints the report with the given code', async () => {
  const { code } = await fixture.visitor().call('reportProblem', report)
  const run = async (...more: string[]) => {
    const program = join(projectFolder, 'src/server/commands/report.ts')
    const env = { ...process.env, DATABASE_URL: fixture.database, SANDBOX: 'on' }
    return (await promisify(execFile)(process.execPath, [program, ...more], { env })).stdout
  }
  const printed = await run(code)
  expect(printed).toContain(code)
  expect(printed).toMatch(/eligibility +validating +error: check +form +internal/)
  expect(printed).toContain('0123456789abcdef-call')
  expect(JSON.parse(await run('--json', code))).toMatchObject(report)
  await expect(run('BBBB-BBBB')).rejects.toThrow('There is no report BBBB-BBBB')
  await expect(run()).rejects.toMatchObject({ code: 2 })
})

test('the sandbox returns the report with the given code, or 404', async () => {
  const { code } = await fixture.visitor().call('reportProblem', report)
  const read = await fetch(`${fixture.origin}/sandbox/reports/${code}`)
  expect(await read.json()).toMatchObject(report)
  expect((await fetch(`${fixture.origin}/sandbox/reports/BBBB-BBBB`)).status).toBe(404)
})
