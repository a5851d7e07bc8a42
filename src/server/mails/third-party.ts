import type { Language } from '../../contract/languages.ts'
import { paths } from '../../contract/portal-paths.ts'
import { inUnits } from '../platform/language.ts'
import { accountEnding, mailLink, queueMail, type MailContext, type Recipient } from './mail.ts'
import type { MailFacts } from './write-mail.ts'

const thirdPartyLinkDays = 14

export const mailThirdPartyLink = (
  context: MailContext,
  request: {
    readonly id: string
    readonly email: string
    readonly fullName: string
    readonly language: Language
    readonly holder: string
  },
): Promise<void> =>
  mailLink(
    context,
    { kind: 'thirdParty', subject: request.id, recipient: request.email, hours: thirdPartyLinkDays * 24 },
    request.language,
    (code) => `${paths.secondaryAccountHolder}?${new URLSearchParams({ code })}`,
    'thirdPartyRequest',
    {
      name: request.fullName,
      holder: request.holder,
      time: inUnits(request.language, thirdPartyLinkDays, 'day'),
    },
  )

export const mailThirdPartyAccepted = (
  context: MailContext,
  recipient: Recipient,
  commitment: MailFacts['thirdPartyAccepted'],
): Promise<void> => queueMail(context, recipient, 'thirdPartyAccepted', commitment)

export const mailThirdPartyAnswer = (
  context: MailContext,
  recipient: Recipient,
  {
    name,
    thirdParty,
    isAccepted,
    contractNumber,
  }: {
    readonly name: string
    readonly thirdParty: string
    readonly isAccepted: boolean
    readonly contractNumber: string
  },
): Promise<void> => {
  const answer = isAccepted ? 'thirdPartyAgreed' : 'thirdPartyDeclined'
  return queueMail(context, recipient, answer, { name, thirdParty, accountNumber: `XXXX-${contractNumber}` })
}

/** With only the last four digits of the account number. */
export const mailThirdPartyRemoved = (
  context: MailContext,
  to: Recipient,
  { contractNumber, thirdParty }: { readonly contractNumber: string; readonly thirdParty: string },
): Promise<void> =>
  queueMail(context, to, 'thirdPartyRemoved', { thirdParty, accountNumber: accountEnding(contractNumber) })
