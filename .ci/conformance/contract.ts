import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readJson } from '../json-file.ts'
import { checkContract, type Finding, type Options, checkReachable, Unreachable } from './check.ts'
import { People, sandboxPeople } from './people.ts'
import { journeys } from './plan.ts'

const help = readFileSync(new URL('how-to-use.txt', import.meta.url), 'utf8').trim()

const exitCodes = { fine: 0, departs: 1, missing: 2, notStarted: 3 } as const

const readArguments = () => {
  const string = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      base: string,
      people: string,
      report: string,
      origin: string,
      journey: { ...string, multiple: true, default: [] },
      writes: { type: 'boolean', default: false },
    },
  })
  const wrong = values.journey.find((name) => !journeys.includes(name))
  if (wrong !== undefined) throw new Error(`--journey ${wrong} is none of ${journeys.join(', ')}`)
  if (values.base !== undefined && !URL.canParse(values.base)) throw new Error('--base is not an address')
  return { ...values, journeys: values.journey }
}

const readPeople = async (base: string, file: string | undefined): Promise<People> => {
  try {
    return file === undefined ? await sandboxPeople(base) : readJson(file, People)
  } catch (error) {
    if (!v.isValiError(error)) throw error
    const places = error.issues.map((issue) => v.getDotPath(issue) ?? 'its root')
    throw new Error(`${file} is wrong at ${places.join(', ')}`, { cause: error })
  }
}

const printed = async (base: string, options: Options): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for await (const finding of checkContract(base, options)) {
    const { journey, operation, result, reason } = finding
    if (findings.at(-1)?.journey !== journey) console.log(journey)
    console.log(`  ${result.padEnd(7)}  ${operation}${reason === undefined ? '' : `: ${reason}`}`)
    findings.push(finding)
  }
  return findings
}

const run = async (): Promise<number> => {
  const { base, people: file, report, ...options } = readArguments()
  if (base === undefined) {
    console.log(help)
    return exitCodes.notStarted
  }
  await checkReachable(base)
  const findings = await printed(base, { ...options, people: await readPeople(base, file) })
  const count = (wanted: Finding['result']) => findings.filter(({ result }) => result === wanted).length
  const totals = {
    ok: count('ok'),
    departs: count('departs'),
    missing: count('missing'),
    skipped: count('skipped'),
  }
  const texts = Object.entries(totals).map(([name, number]) => `${number} ${name}`)
  console.log(`\n${texts.join(', ')}`)
  if (report !== undefined)
    writeFileSync(report, `${JSON.stringify({ base, writes: options.writes, totals, findings }, null, 2)}\n`)
  if (totals.missing > 0) return exitCodes.missing
  return totals.departs > 0 ? exitCodes.departs : exitCodes.fine
}

process.exitCode = await run().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error)
  const isUnreachable = error instanceof Unreachable
  console.error(`${isUnreachable ? 'The backend cannot be reached' : 'The check did not start'}: ${why}`)
  return isUnreachable ? exitCodes.missing : exitCodes.notStarted
})
