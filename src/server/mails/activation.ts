import { paths } from '../../contract/portal-paths.ts'
import { queueMessage } from './outbox.ts'
import type { Mailing } from '../domain/link-code.ts'
import type { Login } from '../domain/login.ts'
import { texts } from './message-texts.ts'
import { codeHash, sealCode } from '../domain/sealed-code.ts'

const activationLinkDays = 3

/** Mails a new single-use link; the one before it stops working. */
export const mailActivationLink = async (
  mailing: Mailing,
  login: Pick<Login, 'oktaId' | 'email' | 'customerName' | 'language'>,
): Promise<void> => {
  const code = await sealCode(mailing.sql, { kind: 'activation', oktaId: login.oktaId })
  await mailing.sql`
    insert into link_code (kind, subject, code_hash, expires_at)
    values ('activation', ${login.oktaId}, ${codeHash(code)}, now() + ${activationLinkDays} * interval '1 day')
    on conflict (kind, subject) do update set code_hash = excluded.code_hash, created_at = now(),
      expires_at = excluded.expires_at, used_at = null`
  const link = `${mailing.publicOrigin}${paths.registrationComplete}?code=${code}`
  const mail = texts[login.language].activationMail({
    name: login.customerName,
    productName: mailing.productName,
    link,
    days: activationLinkDays,
  })
  await queueMessage(mailing.sql, {
    kind: 'mail',
    to: login.email,
    ...mail,
    links: [link],
    language: login.language,
  })
}
