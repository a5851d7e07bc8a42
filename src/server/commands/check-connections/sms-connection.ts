import { plainReason } from '../../platform/error-reason.ts'
import type { SmsGateway } from '../../platform/gateway-settings.ts'
import type { Connection } from './connection.ts'

/** By a GET with the credentials, which sends no text; a gateway that accepts only POST answers with another 4xx. */
export const smsConnection = ({ url, headers }: SmsGateway): Connection => ({
  name: 'SMS gateway',
  findProblem: async () => {
    try {
      const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) })
      await response.body?.cancel()
      if ([401, 403].includes(response.status))
        return `it answered ${response.status}: correct SMS_ACCOUNT and SMS_TOKEN, or SMS_HEADER`
      return response.status < 500 ? null : `it answered ${response.status}: ask its operator`
    } catch (error) {
      return `${plainReason(error)}: see SMS_URL`
    }
  },
})
