import { laterCalls } from '../../contract/third-party.ts'
import { mailActivationLink, mailInvitation } from '../../server/mails/registration.ts'
import type { MailToken } from '../../server/domain/mail-token.ts'
import type { MailContext } from '../../server/mails/mail.ts'
import { insertInteraction } from '../../server/domain/interaction-record.ts'
import {
  answerInteraction,
  recordNotice,
  type ThirdPartyStatus,
} from '../../server/domain/third-party-request.ts'
import { awaitsActivation, findPrimaryLogin } from '../../server/domain/login.ts'
import { mailPaperlessLink } from '../../server/mails/paperless.ts'
import { mailThirdPartyLink } from '../../server/mails/third-party.ts'
import { displayName, type SampleRequest, type SamplePerson } from '../people/person.ts'
import { ago, type Database } from '../../server/database/database.ts'

export const mailKinds = ['thirdParty', 'invitation', 'paperless', 'activation'] as const
export type MailKind = (typeof mailKinds)[number]

const defaultRequest: SampleRequest = {
  fullName: 'Alex Morgan',
  lastName: 'Morgan',
  email: 'alex.morgan@example.com',
}

const expire = async ({ db }: MailContext, kind: MailToken['kind'], subject: string) => {
  await db
    .updateTable('linkCode')
    .set({ expiresAt: ago(1, 'day') })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

const partnerNumber = async ({ db }: MailContext, { partnerOf }: SampleRequest): Promise<string> => {
  if (partnerOf === undefined) return ''
  const partner = await db
    .selectFrom('account')
    .select('businessPartnerNumber')
    .where('contractNumber', '=', partnerOf)
    .executeTakeFirst()
  return partner?.businessPartnerNumber ?? ''
}

/** In the table `link_code`, the `subject` of a request's link is such an id. */
export const requestIds = (db: Database, contractNumber: string) =>
  db
    .selectFrom('thirdPartyRequest')
    .select((eb) => eb.cast<string>('id', 'text').as('id'))
    .where('contractNumber', '=', contractNumber)

/** As after the two calls that the portal makes after an answer: the holder was informed, the records written. */
const finishAnswer = async (
  { db }: MailContext,
  status: ThirdPartyStatus,
  request: Parameters<typeof answerInteraction>[1],
) => {
  if (status !== 'Accepted' && status !== 'Rejected') return
  await recordNotice(db, request)
  await insertInteraction(db, answerInteraction(laterCalls[status].record, request))
}

/** The links of previous requests become invalid. */
const sendRequest = async (mailing: MailContext, person: SamplePerson): Promise<boolean> => {
  const { db } = mailing
  const sample = person.links?.thirdParty ?? defaultRequest
  const { fullName, lastName, email, telephoneNumber = '', status = 'Pending', refusal = '' } = sample
  const { contractNumber } = person
  await db
    .deleteFrom('linkCode')
    .where('kind', '=', 'thirdParty')
    .where('subject', 'in', requestIds(db, contractNumber))
    .execute()
  const language = sample.language ?? 'en'
  const request = await db
    .insertInto('thirdPartyRequest')
    .values({
      contractNumber,
      status,
      refusal,
      language,
      businessPartnerNumber: await partnerNumber(mailing, sample),
      fullName,
      lastName,
      email,
      telephoneNumber,
      telephoneCode: telephoneNumber === '' ? '' : '1',
      ...sample.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const holder = displayName(person.name)
  await finishAnswer(mailing, status, { id: request.id, contractNumber, fullName })
  await mailThirdPartyLink(mailing, { id: request.id, email, fullName, language, holder })
  if (sample.isTooOld) await expire(mailing, 'thirdParty', request.id)
  return true
}

const recipientOf = ({ contractNumber, email, name, login }: SamplePerson) => ({
  contractNumber,
  email,
  name: displayName(name),
  language: login?.language ?? 'en',
})

const sendInvitation = async (mailing: MailContext, person: SamplePerson): Promise<boolean> => {
  if (person.email === '') return false
  await mailInvitation(mailing, recipientOf(person))
  if (person.links?.invitation === 'expired') await expire(mailing, 'invitation', person.contractNumber)
  return true
}

const sendPaperless = async (mailing: MailContext, person: SamplePerson): Promise<boolean> => {
  if (person.email === '') return false
  const { contractNumber, links } = person
  await mailPaperlessLink(mailing, recipientOf(person))
  if (links?.paperless === 'expired') await expire(mailing, 'paperless', contractNumber)
  const isEnrolled = links?.paperless === 'enrolled'
  await mailing.db
    .updateTable('account')
    .set({ paperless: isEnrolled })
    .where('contractNumber', '=', contractNumber)
    .execute()
  return true
}

const sendActivation = async (mailing: MailContext, person: SamplePerson): Promise<boolean> => {
  const login = await findPrimaryLogin(mailing.db, person.contractNumber)
  if (!login || !awaitsActivation(login)) return false
  await mailActivationLink({ ...mailing, language: login.language }, login)
  return true
}

const senders: Record<MailKind, (mailing: MailContext, person: SamplePerson) => Promise<boolean>> = {
  thirdParty: sendRequest,
  invitation: sendInvitation,
  paperless: sendPaperless,
  activation: sendActivation,
}

/**
 * A link for a third party gets a new request. Before a link for paperless billing, the account gets the kind of bill
 * that the sample data defines.
 * @returns false if the person has no address for this mail, or no login that waits for its activation
 */
export const resendMail = (mailing: MailContext, kind: MailKind, person: SamplePerson): Promise<boolean> =>
  senders[kind](mailing, person)
