import { rateLimits } from '../../domain/rate-limits.ts'
import type { Handler } from '../../domain/request-context.ts'
import { grouped, keepSupportReport } from '../../domain/support-report.ts'

/** Keeps what a person tells support of, and says in the log by which code and of which calls. */
export const reportProblem: Handler<'reportProblem'> = async (report, context) => {
  await context.limit(
    rateLimits.reportByClient(context.clientAddress),
    rateLimits.reportBySession(context.sessionHash),
  )
  const code = grouped(await keepSupportReport(context.db, report))
  context.tell('problem reported', { report: { code, requests: report.requests } })
  return { code }
}
