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

/** The result of one journey's browser test, with its start and end in milliseconds since 1970. */
interface JourneyResult {
  name: string
  isGood: boolean
  began: number
  ended: number
  errors: string[]
}

/**
 * Runs the browser tests of every journey once, against the server at `origin`.
 * @param only if the value is `failed`, the function runs only the tests that failed in the last run
 */
export const repeatJourneys = async (
  origin: string,
  folder: string,
  only: 'all' | 'failed',
): Promise<JourneyResult[]> => {
  const playwright = join(projectFolder, 'node_modules/@playwright/test/cli.js')
  const report = join(folder, 'journeys.json')
  const which = only === 'failed' ? ['--last-failed'] : []
  const child = spawn(process.execPath, [playwright, 'test', '--reporter=json', ...which, ...names], {
    cwd: projectFolder,
    env: { ...process.env, PORTAL_ORIGIN: origin, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
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
