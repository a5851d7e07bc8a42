import { plainReason } from '../../platform/error-reason.ts'
import type { SmsGateway } from '../../platform/gateway-settings.ts'
import type { Connection } from './connection.ts'

/**
 * The gateway for text messages. A GET with the credentials sends nothing: Twilio lists its messages then, and a gateway
 * that takes POST alone refuses the method. Only such a refusal of the credentials is a problem.
 */
export const smsConnection = ({ url, headers }: SmsGateway): Connection => ({
  name: 'SMS gateway',
  findProblem: async () => {
    try {
      const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) })
      await response.body?.cancel()
      if ([401, 403].includes(response.status))
        return `it answered ${response.status}: correct SMS_ACCOUNT and SMS_TOKEN, or SMS_HEADER`
      return response.status < 500 ? null : `it answered ${response.status}: ask those who run it`
    } catch (error) {
      return `${plainReason(error)}: see SMS_URL`
    }
  },
})
