import { headers } from '../../../contract/http.ts'
import { alertOperations } from '../../../contract/alerts.ts'
import { plainReason } from '../../platform/error-reason.ts'
import type { Connection } from './connection.ts'

const portalHeaders = ['Content-Type', 'Authorization', ...Object.values(headers)]

/** It must answer, and let the portal make calls and read the answers (CORS). */
export const backendConnection = (baseUrl: string, portalOrigin: string): Connection => {
  const ask = (method: string, more: Readonly<Record<string, string>> = {}) =>
    fetch(`${baseUrl}/${alertOperations.getActiveAlerts.name}`, {
      method,
      headers: { Origin: portalOrigin, ...more },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
  const corsProblem = (answer: Response): string | null =>
    ['*', portalOrigin].includes(answer.headers.get('Access-Control-Allow-Origin') ?? '')
      ? null
      : `it does not allow the origin ${portalOrigin} (Access-Control-Allow-Origin)`
  const preflightProblem = (answer: Response): string | null => {
    if (!answer.ok) return `it answered ${answer.status} to a preflight request (OPTIONS)`
    const allowed = (answer.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(',')
    const named = allowed.map((name) => name.trim())
    const refused = portalHeaders.filter((name) => !named.includes(name.toLowerCase()))
    if (refused.length === 0) return corsProblem(answer)
    return `it does not allow ${refused.join(', ')} (Access-Control-Allow-Headers)`
  }
  return {
    name: 'backend',
    findProblem: async () => {
      try {
        const answer = await ask('GET')
        await answer.body?.cancel()
        if (!answer.ok) return `it answered ${answer.status}: see API_BASE_URL`
        const preflight = await ask('OPTIONS', {
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': portalHeaders.join(','),
        })
        await preflight.body?.cancel()
        const problem = corsProblem(answer) ?? preflightProblem(preflight)
        return problem && `${problem}: see "CORS" in docs/own-backend.md`
      } catch (error) {
        return `${plainReason(error)}: see API_BASE_URL`
      }
    },
  }
}
