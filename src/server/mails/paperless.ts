import { paths } from '../../contract/portal-paths.ts'
import { randomUUID } from 'node:crypto'
import { queueMessage } from './outbox.ts'
import { storeLinkCode, type Mailing } from '../domain/link-code.ts'
import { linkMailTexts } from './link-mail-texts.ts'

const paperlessDays = 90

/**
 * Mails a link that enrols the account in paperless billing; the one before it stops working. Its `bpg` stands for the
 * business partner in this mail only, so that a link that leaks works for a while and not for good.
 */
export const mailPaperlessLink = async (
  { sql, publicOrigin, productName }: Mailing,
  account: {
    readonly contractNumber: string
    readonly email: string
    readonly name: string
    readonly language: 'en' | 'es'
  },
): Promise<void> => {
  const { contractNumber, email: to, name, language } = account
  const code = randomUUID()
  const days = paperlessDays
  await storeLinkCode(sql, { kind: 'paperless', subject: contractNumber, code, recipient: to, days })
  const query = new URLSearchParams({ bpg: code, ca: contractNumber })
  const link = `${publicOrigin}${paths.paperlessEnrollment}?${query}`
  const mail = linkMailTexts[language].paperless({ name, productName, link, days })
  await queueMessage(sql, { kind: 'mail', to, ...mail, links: [link], language })
}
