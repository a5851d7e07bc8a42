import type { Body } from '../../../contract/operations.ts'
import { queueMessage } from '../../mails/outbox.ts'
import { findByPhone, findByZip, type AccountMatch, type LookupAnswer } from './account-lookup-find.ts'
import { isAddress, isName, typedPhone, typedZip } from './account-lookup-match.ts'
import { plain } from '../../domain/bill-name.ts'
import { fullName } from '../../domain/account.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { maskEmail } from '../../mails/mask-email.ts'
import { texts } from '../../mails/message-texts.ts'
import { countAttempt, mailInConstantWork } from './recovery-mail.ts'

const newYork = 'NY'
const answer = (Status: string, Recipient = ''): LookupAnswer => ({ Status, Recipient })

/** The first match's address, and every match it is on record for. */
interface AccountNumberMail {
  readonly to: string
  readonly accounts: readonly AccountMatch[]
}

/** What the matches come to: an answer, or a mail to write. */
const decide = (matches: readonly AccountMatch[]): LookupAnswer | AccountNumberMail => {
  const [first] = matches
  if (!first) return answer('Account Not Found')
  const served = matches.filter(({ companyCode }) => companyCode !== newYork)
  const recordAnswer = served.find((account) => account.recordAnswer !== null)?.recordAnswer
  if (recordAnswer) return recordAnswer
  if (served.length === 0) return answer('NY Account')
  const to = served.find(({ email }) => email !== '')?.email
  if (to === undefined) return answer('Email Not Found')
  return { to, accounts: served.filter(({ email }) => email === to) }
}

const mailNumbers = async (context: RequestContext, accounts: readonly AccountMatch[], to: string) => {
  const [first] = accounts
  const language = first?.language ?? context.language
  const customerType = first?.customerType === 'Organization' ? 'O' : 'P'
  const prefill = new URLSearchParams({ accountNumber: first?.contractNumber ?? '', customerType })
  const link = `${context.publicOrigin}/register?${prefill}`
  const mail = texts[language].accountNumberMail({
    name: first ? fullName(first) : '',
    productName: context.productName,
    accountNumbers: accounts.map(({ contractNumber }) => `XXXX-${contractNumber}`),
    link,
  })
  await queueMessage(context.sql, { kind: 'mail', to, ...mail, links: [link], language })
}

/** Shown as sent, with an alert of its own (document 1, §4). */
const notWhitelisted = 'To email not whitelisted'

const sendResult = async (
  context: RequestContext,
  matches: readonly AccountMatch[],
): Promise<LookupAnswer> => {
  const decision = decide(matches)
  const mail = 'to' in decision ? decision : null
  const failure = await mailInConstantWork(context, 'accountNumber', mail?.to ?? null, (inside, to) =>
    mailNumbers(inside, mail?.accounts ?? [], to),
  )
  if (!('to' in decision)) return decision
  const recipient = maskEmail(decision.to)
  if (failure === null) return answer('Sent Successfully', recipient)
  return answer(failure, failure === notWhitelisted ? recipient : '')
}

/** Name and phone (document 1, §2.6, §4). The account number only ever goes to the address on record. */
export const phoneNumberLookup: Handler<'phoneNumberLookup'> = async (body, context) => {
  const phone = typedPhone(body)
  await countAttempt(context, 'accountNumber', phone || (body.phoneNumber ?? '').trim())
  const matches = (await findByPhone(context.sql, phone)).filter((account) => isName(body, account))
  return sendResult(context, matches)
}

const typedPlace = (typed: Body<'addressLookup'>): string =>
  [typedZip(typed), typed.city, typed.streetName, typed.houseNumber]
    .map((part) => plain(part ?? ''))
    .join('|')

/** Name and address (document 1, §2.6, §4, §5). */
export const addressLookup: Handler<'addressLookup'> = async (body, context) => {
  await countAttempt(context, 'accountNumber', typedPlace(body))
  const matches = (await findByZip(context.sql, typedZip(body))).filter(
    (account) => isName(body, account) && isAddress(body, account),
  )
  return sendResult(context, matches)
}
