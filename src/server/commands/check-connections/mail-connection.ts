import { openMailServer } from '../../mails/gateways.ts'
import { plainReason } from '../../platform/error-reason.ts'
import type { MailServer } from '../../platform/gateway-settings.ts'
import type { Connection } from './connection.ts'

/** With the user and password, if there are any. Sends no mail. */
export const mailConnection = (server: MailServer): Connection => ({
  name: 'mail server',
  findProblem: async () => {
    const transport = await openMailServer(server)
    try {
      await transport.verify()
      return null
    } catch (error) {
      return `${plainReason(error)}: see SMTP_URL; NODE_EXTRA_CA_CERTS adds your own certificate authority`
    } finally {
      transport.close()
    }
  },
})
