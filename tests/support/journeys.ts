import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { projectFolder } from '../../src/server/platform/configuration.ts'

const names = [
  'registration/registration',
  'recovery',
  'third-party',
  'invitation',
  'paperless',
  'service-login',
  'sign-in',
]

const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      results: v.array(
        v.object({
          status: v.string(),
          startTime: v.pipe(v.string(), v.isoTimestamp()),
          duration: v.number(),
          errors: v.array(v.object({ message: v.optional(v.string(), '') })),
        }),
      ),
    }),
  ),
})
interface Suite {
  specs: v.InferOutput<typeof specSchema>[]
  suites?: Suite[] | undefined
}
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
})
const reportSchema = v.object({ suites: v.array(suiteSchema) })

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

/** Start and end in milliseconds since 1970. */
interface JourneyResult {
  name: string
  isGood: boolean
  began: number
  ended: number
  errors: string[]
}

/** Browser tests with the tag `@whole`: each completes one flow. */
export const wholeJourneys = 10

/** `whole` is serial and patient, because the machine also runs three servers and a database. */
const selections = {
  all: names,
  failed: ['--last-failed', ...names],
  withoutFaults: names.map((name) => `${name}(?!.*(faults|unfinished))`),
  whole: ['--workers=1', '--timeout=240000', '--grep=@whole'],
}

/** @param project the project folder of the version whose tests run */
export const repeatJourneys = async (
  origin: string,
  folder: string,
  selection: keyof typeof selections,
  project = projectFolder,
): Promise<JourneyResult[]> => {
  const playwright = join(project, 'node_modules/@playwright/test/cli.js')
  const report = join(folder, 'journeys.json')
  const child = spawn(process.execPath, [playwright, 'test', '--reporter=json', ...selections[selection]], {
    cwd: project,
    env: { ...process.env, CI: 'true', PORTAL_ORIGIN: origin, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: 'ignore',
  })
  await once(child, 'close')
  const { suites } = v.parse(reportSchema, JSON.parse(await readFile(report, 'utf8')))
  return suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ status, startTime, duration, errors }) => ({
        name: `${file} › ${title}`,
        isGood: status === 'passed',
        began: Date.parse(startTime),
        ended: Date.parse(startTime) + duration,
        errors: errors.map(({ message }) => message),
      })),
    ),
  )
}

/** One line for each that failed, and one if not all ran. */
export const failedWholeJourneys = async (origin: string, folder: string): Promise<string[]> => {
  const results = await repeatJourneys(origin, folder, 'whole')
  const failed = results.filter(({ isGood }) => !isGood)
  return [
    ...failed.map(({ name, errors }) => `${name}: ${errors.join('\n')}`),
    ...(results.length === wholeJourneys ? [] : [`${results.length} of ${wholeJourneys} ran`]),
  ]
}
