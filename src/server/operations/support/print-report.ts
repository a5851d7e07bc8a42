import { parseArgs } from 'node:util'
import { findSupportReport } from '../../domain/support-report.ts'
import type { KeptReport } from '../../domain/support-report.ts'
import { openDatabase } from '../../database/open-database.ts'
import { readConfiguration } from '../../platform/configuration.ts'
import { endUnstarted, StartupError } from '../../platform/startup-error.ts'
import { reportLines } from './report-lines.ts'

const print = (code: string, report: KeptReport | undefined): void => {
  if (report) return console.log(reportLines(report).join('\n'))
  console.error(`There is no report ${code}: it was never given, or is older than 30 days.`)
  process.exitCode = 1
}

try {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [code] = positionals
  if (code === undefined)
    throw new StartupError('name the code that the person reads, as npm run tool report -- FKHW-LMQR')
  const { databaseUrl: url, dataFolder } = readConfiguration(process.env)
  const database = await openDatabase({ url, dataFolder })
  try {
    const report = await findSupportReport(database.db, code)
    if (values.json && report) console.log(JSON.stringify(report, null, 2))
    else print(code, report)
  } finally {
    await database.close()
  }
} catch (error) {
  endUnstarted(error)
}
