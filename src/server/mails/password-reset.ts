import { randomBytes } from 'node:crypto'
import { issuerPath } from '../../contract/identity.ts'
import { queueMessage } from './outbox.ts'
import type { RequestContext } from '../domain/request-context.ts'
import type { Login } from '../domain/login.ts'
import { texts } from './message-texts.ts'
import { codeHash } from '../domain/sealed-code.ts'

export const resetLinkMinutes = 60

/** Where the mailed link leads: a page of the identity provider. */
export const resetPath = `${issuerPath}/reset-password`

/** Mails a new single-use link for choosing a new password; the one before it stops working. */
export const mailResetLink = async (
  context: RequestContext,
  login: Pick<Login, 'oktaId' | 'loginId' | 'customerName' | 'language'>,
  recipient: string,
): Promise<void> => {
  const { language } = login
  const code = randomBytes(32).toString('base64url')
  await context.sql`
    insert into link_code (kind, subject, code_hash, recipient, expires_at)
    values ('reset', ${login.oktaId}, ${codeHash(code)}, ${recipient},
      now() + ${resetLinkMinutes} * interval '1 minute')
    on conflict (kind, subject) do update set code_hash = excluded.code_hash, recipient = excluded.recipient,
      created_at = now(), expires_at = excluded.expires_at, used_at = null`
  const link = `${context.publicOrigin}${resetPath}?code=${code}&ui_locales=${language}`
  const mail = texts[language].passwordResetMail({
    name: login.customerName,
    loginId: login.loginId,
    productName: context.productName,
    link,
    minutes: resetLinkMinutes,
  })
  await queueMessage(context.sql, { kind: 'mail', to: recipient, ...mail, links: [link], language })
}
