import { plainReason } from '../../platform/error-reason.ts'
import type { SmsGateway } from '../../platform/gateway-settings.ts'
import type { Connection } from './connection.ts'

/**
 * Checks the SMS gateway with a GET request that contains the credentials. This request sends no text message. Only the
 * status codes 401, 403 and 5xx are problems, because a gateway that accepts only POST requests answers with another
 * 4xx status.
 */
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
