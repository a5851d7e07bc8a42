import { mailActivationLink } from '../../mails/activation.ts'
import { mailInvitation } from '../../mails/invitation.ts'
import type { MailToken } from '../../domain/mail-token.ts'
import type { MailContext } from '../../mails/mail.ts'
import { awaitsActivation, findPrimaryLogin } from '../../domain/login.ts'
import { mailPaperlessLink } from '../../mails/paperless.ts'
import { mailThirdPartyLink } from '../../mails/third-party-request.ts'
import type { SampleRequest } from '../people/link-setting.ts'
import { displayName, type SamplePerson } from '../people/person.ts'
import { rowToInsert } from '../../database/sql/statement.ts'

/** The mails whose links open a page of the portal. */
export const mailKinds = ['thirdParty', 'invitation', 'paperless', 'activation'] as const
export type MailKind = (typeof mailKinds)[number]

const anybody: SampleRequest = {
  fullName: 'Alex Morgan',
  lastName: 'Morgan',
  email: 'alex.morgan@example.com',
}

const expire = async ({ sql }: MailContext, kind: MailToken['kind'], subject: string) => {
  await sql`
    update link_code set expires_at = now() - interval '1 day' where kind = ${kind} and subject = ${subject}`
}

const partnerNumber = async ({ sql }: MailContext, { partnerOf }: SampleRequest): Promise<string> => {
  if (partnerOf === undefined) return ''
  const [partner] = await sql<{ businessPartnerNumber: string }[]>`
    select business_partner_number from account where contract_number = ${partnerOf}`
  return partner?.businessPartnerNumber ?? ''
}

/** A fresh request beside the ones before, whose links stop working. */
const sendRequest = async (mailing: MailContext, person: SamplePerson): Promise<boolean> => {
  const { sql } = mailing
  const sample = person.links?.thirdParty ?? anybody
  const { fullName, lastName, email, telephoneNumber = '', status = 'Pending', refusal = '' } = sample
  const { contractNumber } = person
  await sql`
    delete from link_code where kind = 'thirdParty' and subject in (
      select id::text from third_party_request where contract_number = ${contractNumber})`
  const row = {
    contractNumber,
    status,
    refusal,
    language: sample.language ?? 'en',
    businessPartnerNumber: await partnerNumber(mailing, sample),
    fullName,
    lastName,
    email,
    telephoneNumber,
    telephoneCode: telephoneNumber === '' ? '' : '1',
    ...sample.address,
  }
  const [request] = await sql<{ id: string }[]>`
    insert into third_party_request ${rowToInsert(row)} returning id::text`
  if (!request) return false
  const { language } = row
  const holder = displayName(person.name)
  await mailThirdPartyLink(mailing, { id: request.id, email, fullName, language, holder })
  if (sample.isTooOld) await expire(mailing, 'thirdParty', request.id)
  return true
}

const letterTo = ({ contractNumber, email, name, login }: SamplePerson) => ({
  contractNumber,
  email,
  name: displayName(name),
  language: login?.language ?? 'en',
})

const sendInvitation = async (mailing: MailContext, person: SamplePerson): Promise<boolean> => {
  if (person.email === '') return false
  await mailInvitation(mailing, letterTo(person))
  if (person.links?.invitation === 'expired') await expire(mailing, 'invitation', person.contractNumber)
  return true
}

const sendPaperless = async (mailing: MailContext, person: SamplePerson): Promise<boolean> => {
  if (person.email === '') return false
  const { contractNumber, links } = person
  await mailPaperlessLink(mailing, letterTo(person))
  if (links?.paperless === 'expired') await expire(mailing, 'paperless', contractNumber)
  const isEnrolled = links?.paperless === 'enrolled'
  await mailing.sql`update account set paperless = ${isEnrolled} where contract_number = ${contractNumber}`
  return true
}

const sendActivation = async (mailing: MailContext, person: SamplePerson): Promise<boolean> => {
  const login = await findPrimaryLogin(mailing.sql, person.contractNumber)
  if (!login || !awaitsActivation(login)) return false
  await mailActivationLink(mailing, login)
  return true
}

const senders: Record<MailKind, (mailing: MailContext, person: SamplePerson) => Promise<boolean>> = {
  thirdParty: sendRequest,
  invitation: sendInvitation,
  paperless: sendPaperless,
  activation: sendActivation,
}

/**
 * Mails a sample person, or their third party, a new link, and brings what it is for back to where the sample starts:
 * a request not answered yet, an account with paper bills. Logins stay.
 *
 * @returns false when there is nobody to mail, or nothing to activate
 */
export const sendAnew = (mailing: MailContext, kind: MailKind, person: SamplePerson): Promise<boolean> =>
  senders[kind](mailing, person)
