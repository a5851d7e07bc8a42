import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { root } from './run-command.ts'

type Verdict = { kind: 'clean' } | { kind: 'vulnerable'; report: string } | { kind: 'not checked' }

const Report = v.object({ metadata: v.object({ vulnerabilities: v.object({ total: v.number() }) }) })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Asks the registry about known vulnerabilities of what the running product depends on. */
export const audit = (): Verdict => {
  const run = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  })
  const report = v.safeParse(Report, parse(run.stdout))
  if (!report.success) return { kind: 'not checked' }
  const { total } = report.output.metadata.vulnerabilities
  return total === 0 ? { kind: 'clean' } : { kind: 'vulnerable', report: run.stdout }
}
