import { paths } from '../../contract/portal-paths.ts'
import { randomBytes } from 'node:crypto'
import { queueMessage } from './outbox.ts'
import { storeLinkCode, type Mailing } from '../domain/link-code.ts'
import { linkMailTexts } from './link-mail-texts.ts'

const thirdPartyLinkDays = 14

/** Mails the third party a new link to the request; the one before it stops working. */
export const mailThirdPartyLink = async (
  { sql, publicOrigin, productName }: Mailing,
  request: {
    readonly id: string
    readonly email: string
    readonly fullName: string
    readonly language: 'en' | 'es'
    /** The primary holder's name. */
    readonly holder: string
  },
): Promise<void> => {
  const { id, email: to, fullName: name, language, holder } = request
  const code = randomBytes(32).toString('base64url')
  const days = thirdPartyLinkDays
  await storeLinkCode(sql, { kind: 'thirdParty', subject: id, code, recipient: to, days })
  const link = `${publicOrigin}${paths.secondaryAccountHolder}?code=${code}`
  const mail = linkMailTexts[language].thirdPartyRequest({ name, holder, productName, link, days })
  await queueMessage(sql, { kind: 'mail', to, ...mail, links: [link], language })
}
