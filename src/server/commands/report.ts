import { findSupportReport, type KeptReport } from '../domain/support-report.ts'
import { reportLines } from '../operations/support/report-lines.ts'
import { readOptions } from './read-options.ts'
import { withDatabase } from './with-database.ts'

const print = (code: string, report: KeptReport | undefined): void => {
  if (report) return console.log(reportLines(report).join('\n'))
  console.error(`There is no report ${code}: the code is wrong, or the report is older than 30 days.`)
  process.exitCode = 1
}

const { values, operand: code } = readOptions('report CODE [--json]: prints a problem report', {
  json: { type: 'boolean' },
})

await withDatabase(async ({ db }) => {
  const report = await findSupportReport(db, code)
  if (values.json && report) console.log(JSON.stringify(report, null, 2))
  else print(code, report)
})
