import { fromNow, now, type Transaction } from '../../server/database/database.ts'
import type { MailNames } from '../../server/mails/write-mail.ts'
import type { LinkSetting, SamplePerson } from '../people/person.ts'
import { requestIds, resendMail } from './resend-mail.ts'

/** The links have no host, because the outbox adds the current host. */
export const insertLinks = async (
  db: Transaction,
  person: SamplePerson,
  links: LinkSetting,
  { productName, supportPhone }: MailNames,
): Promise<void> => {
  const mailing = { db, publicOrigin: '', productName, supportPhone }
  for (const kind of ['thirdParty', 'invitation', 'paperless'] as const)
    if (links[kind]) await resendMail(mailing, kind, person)
  const recipients = [person.email, links.thirdParty?.email ?? '']
  // Marked as sent, so that the mail gateway does not get them.
  await db
    .updateTable('message')
    .set({ sentAt: now })
    .where('sentAt', 'is', null)
    .where('recipient', 'in', recipients)
    .execute()
}

/** At each start, because days can pass between two. Links that the sample data defines as expired stay so. */
export const moveLinkDates = async (
  db: Transaction,
  { contractNumber }: SamplePerson,
  links: LinkSetting,
  days: number,
): Promise<void> => {
  const move = db.updateTable('linkCode').set((eb) => ({
    expiresAt: eb.fn<Date>('greatest', [eb.ref('expiresAt'), fromNow(days, 'day')]),
  }))
  for (const kind of ['invitation', 'paperless'] as const)
    if (links[kind] && links[kind] !== 'expired')
      await move.where('kind', '=', kind).where('subject', '=', contractNumber).execute()
  if (links.thirdParty && !links.thirdParty.isTooOld)
    await move
      .where('kind', '=', 'thirdParty')
      .where('subject', 'in', requestIds(db, contractNumber))
      .execute()
}
