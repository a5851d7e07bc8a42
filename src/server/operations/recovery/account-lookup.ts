import { paths } from '../../../contract/portal-paths.ts'
import type { Body } from '../../../contract/operations.ts'
import { queueMessage } from '../../mails/outbox.ts'
import { findByPhone, findByZip, type LookedUp, type LookupAnswer } from './account-lookup-find.ts'
import { isAddress, isName, typedPhone, typedZip } from './account-lookup-match.ts'
import { plain } from '../../domain/bill-name.ts'
import { fullName } from '../../domain/account.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { maskEmail } from '../../mails/mask-email.ts'
import { texts } from '../../mails/message-texts.ts'
import { countTry, mailOrPretend } from './recovery-mail.ts'

const newYork = 'NY'
const answer = (Status: string, Recipient = ''): LookupAnswer => ({ Status, Recipient })

/** The first match's address, and every match it is on record for. */
interface Letter {
  readonly to: string
  readonly accounts: readonly LookedUp[]
}

/** What the matches come to: an answer, or a letter to write. */
const judge = (matches: readonly LookedUp[]): LookupAnswer | Letter => {
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

const mailNumbers = async (call: Call, accounts: readonly LookedUp[], to: string) => {
  const [first] = accounts
  const language = first?.language ?? call.language
  const customerType = first?.customerType === 'Organization' ? 'O' : 'P'
  const prefill = new URLSearchParams({ accountNumber: first?.contractNumber ?? '', customerType })
  const link = `${call.publicOrigin}${paths.register}?${prefill}`
  const mail = texts[language].accountNumberMail({
    name: first ? fullName(first) : '',
    productName: call.productName,
    accountNumbers: accounts.map(({ contractNumber }) => `XXXX-${contractNumber}`),
    link,
  })
  await queueMessage(call.sql, { kind: 'mail', to, ...mail, links: [link], language })
}

/** Shown as sent, with an alert of its own (document 1, §4). */
const notWhitelisted = 'To email not whitelisted'

const write = async (call: Call, matches: readonly LookedUp[]): Promise<LookupAnswer> => {
  const judged = judge(matches)
  const letter = 'to' in judged ? judged : null
  const failure = await mailOrPretend(call, 'accountNumber', letter?.to ?? null, (inside, to) =>
    mailNumbers(inside, letter?.accounts ?? [], to),
  )
  if (!('to' in judged)) return judged
  const recipient = maskEmail(judged.to)
  if (failure === null) return answer('Sent Successfully', recipient)
  return answer(failure, failure === notWhitelisted ? recipient : '')
}

/** Name and phone (document 1, §2.6, §4). The account number only ever goes to the address on record. */
export const phoneNumberLookup: Handler<'phoneNumberLookup'> = async (body, call) => {
  const phone = typedPhone(body)
  await countTry(call, 'accountNumber', phone || (body.phoneNumber ?? '').trim())
  const matches = (await findByPhone(call.sql, phone)).filter((account) => isName(body, account))
  return write(call, matches)
}

const typedPlace = (typed: Body<'addressLookup'>): string =>
  [typedZip(typed), typed.city, typed.streetName, typed.houseNumber]
    .map((part) => plain(part ?? ''))
    .join('|')

/** Name and address (document 1, §2.6, §4, §5). */
export const addressLookup: Handler<'addressLookup'> = async (body, call) => {
  await countTry(call, 'accountNumber', typedPlace(body))
  const matches = (await findByZip(call.sql, typedZip(body))).filter(
    (account) => isName(body, account) && isAddress(body, account),
  )
  return write(call, matches)
}
