import type { Language } from '../../contract/languages.ts'
import { paths } from '../../contract/portal-paths.ts'
import { normaliseEmail } from '../domain/spelling.ts'
import type { Login } from '../domain/login.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { inUnits } from '../platform/language.ts'
import { accountEnding, mailLink, maskEmail, queueMail, type MailContext, type Recipient } from './mail.ts'

/** A customer, as the mails that invite to a kind of service need one. */
export interface Invited {
  readonly contractNumber: string
  readonly email: string
  readonly name: string
  readonly language: Language
}

const invitationDays = 30

export const mailInvitation = (
  context: MailContext,
  { contractNumber, email, name, language }: Invited,
): Promise<void> =>
  mailLink(
    context,
    { kind: 'invitation', subject: contractNumber, recipient: email, hours: invitationDays * 24 },
    language,
    (code) =>
      `${paths.registrationInvitation}?${new URLSearchParams({ guid: code, accountNumber: contractNumber })}`,
    'invitation',
    { name, time: inUnits(language, invitationDays, 'day') },
  )

/** In the form that is printed on the bill. The link opens a form that contains the first number. */
export const mailAccountNumbers = (
  context: MailContext,
  recipient: Recipient,
  {
    name,
    customerType,
    contractNumbers,
  }: {
    readonly name: string
    readonly customerType: 'Person' | 'Organization'
    readonly contractNumbers: readonly string[]
  },
): Promise<void> => {
  const prefill = new URLSearchParams({
    accountNumber: contractNumbers[0] ?? '',
    customerType: customerType === 'Organization' ? 'O' : 'P',
  })
  const accountNumbers = contractNumbers.map((number) => `XXXX-${number}`).join('\n')
  const link = `${context.publicOrigin}${paths.register}?${prefill}`
  return queueMail(context, recipient, 'accountNumber', { name, accountNumbers }, { link })
}

const activationLinkDays = 3

/** No name: anybody could type any text as a name, together with the address of another person. */
export const mailActivationLink = (
  context: MailContext & { readonly language: Language },
  { oktaId, email }: Pick<Login, 'oktaId' | 'email'>,
): Promise<void> =>
  mailLink(
    context,
    { kind: 'activation', subject: oktaId, recipient: email, hours: activationLinkDays * 24 },
    context.language,
    (code) => `${paths.registrationComplete}?${new URLSearchParams({ code })}`,
    'activation',
    { time: inUnits(context.language, activationLinkDays, 'day') },
  )

/**
 * Goes to the address on record when the login has another one: anybody who finds a bill can register, because the bill
 * shows the account number and the name. No link, and only the last four digits of the number.
 */
export const mailRegistrationNotice = async (
  context: Pick<RequestContext, 'db' | 'language' | 'productName' | 'supportPhone'>,
  step: 'registered' | 'registrationChanged' | 'activated',
  { contractNumber, email, emailOnRecord: to }: Pick<Login, 'contractNumber' | 'email' | 'emailOnRecord'>,
): Promise<void> => {
  if (to === '' || normaliseEmail(to) === normaliseEmail(email)) return
  const facts = { accountNumber: accountEnding(contractNumber), address: maskEmail(email) }
  await queueMail(context, { to, language: context.language }, step, facts)
}
