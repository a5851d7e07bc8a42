import { longestReport } from '../../../contract/support.ts'
import { HttpProblem } from '../../platform/request.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import type { Handler } from '../../domain/request-context.ts'
import { groupCode, keepSupportReport } from '../../domain/support-report.ts'

export const reportProblem: Handler<'reportProblem'> = async (report, context) => {
  if (JSON.stringify(report).length > longestReport) throw new HttpProblem('too_large')
  await context.limit(
    rateLimits.reportByClient(context.clientAddress),
    rateLimits.reportBySession(context.sessionHash),
    rateLimits.reportOfAll(context.clientAddress),
  )
  const code = groupCode(await keepSupportReport(context.db, report))
  context.logSecurityEvent('problem_reported', { report: { code, requests: report.requests } })
  return { code }
}
