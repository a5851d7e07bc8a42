import type { Transaction } from '../../database/sql/database.ts'
import type { LinkSetting } from '../people/link-setting.ts'
import type { SamplePerson } from '../people/person.ts'
import { sendAnew } from './send-anew.ts'

/** The mails with links of one new sample person. Their links have no host: the outbox shows them wherever it is. */
export const insertLinks = async (
  sql: Transaction,
  person: SamplePerson,
  links: LinkSetting,
): Promise<void> => {
  const mailing = { sql, publicOrigin: '', productName: 'MyWater' }
  for (const kind of ['thirdParty', 'invitation', 'paperless'] as const)
    if (links[kind]) await sendAnew(mailing, kind, person)
  const recipients = [person.email, links.thirdParty?.email ?? '']
  // no mail server is to be asked for people who are not there
  await sql`update message set sent_at = now() where sent_at is null and recipient = any(${recipients}::text[])`
}

/** Days pass between two starts; links that work go on working. */
export const moveLinkDates = async (
  sql: Transaction,
  { contractNumber }: SamplePerson,
  links: LinkSetting,
  days: number,
): Promise<void> => {
  const kinds = (['invitation', 'paperless'] as const).filter(
    (kind) => links[kind] && links[kind] !== 'expired',
  )
  const isRequestMoved = links.thirdParty !== undefined && !links.thirdParty.isTooOld
  await sql`
    update link_code set expires_at = greatest(expires_at, now() + ${days} * interval '1 day')
    where (kind = any(${kinds}::text[]) and subject = ${contractNumber})
      or (${isRequestMoved} and kind = 'thirdParty' and subject in (
        select id::text from third_party_request where contract_number = ${contractNumber}))`
}
