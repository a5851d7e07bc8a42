import * as v from 'valibot'
import { normaliseStreetName } from '../../../../machines/rules/street-name.ts'
import { freeText } from '../../../contract/fields.ts'
import type { Body } from '../../../contract/operations.ts'
import { recoveryOperations } from '../../../contract/recovery.ts'
import {
  findByAddress,
  findByPhone,
  typedPhone,
  typedZip,
  type AccountMatch,
  type LookupResponse,
} from './account-lookup-query.ts'
import { fullName, isNewYork } from '../../domain/account.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { mailAccountNumbers } from '../../mails/registration.ts'
import { maskEmail } from '../../mails/mail.ts'
import { countAttempt, mailInConstantWork } from './constant-work-mail.ts'

type Status = Exclude<LookupResponse, ''>['Status']
const response = (Status: Status, Recipient = ''): LookupResponse => ({ Status, Recipient })

/**
 * A mail with account numbers. `to` is the address on record of the first matching account that has an address.
 * `accounts` are all matching accounts with this address.
 */
interface AccountNumberMail {
  readonly to: string
  readonly accounts: readonly AccountMatch[]
}

const decide = (matches: readonly AccountMatch[]): { response: LookupResponse } | AccountNumberMail => {
  const [first] = matches
  if (!first) return { response: response(freeText('Account Not Found')) }
  const served = matches.filter((account) => !isNewYork(account))
  const refused = served.find((account) => account.recordAnswer !== null)
  if (refused) return { response: v.parse(recoveryOperations.addressLookup.response, refused.recordAnswer) }
  if (served.length === 0) return { response: response('NY Account') }
  const to = served.find(({ email }) => email !== '')?.email
  if (to === undefined) return { response: response('Email Not Found') }
  return { to, accounts: served.filter(({ email }) => email === to) }
}

const mailNumbers = (context: RequestContext, accounts: readonly AccountMatch[], to: string) => {
  const [first] = accounts
  return mailAccountNumbers(
    context,
    { to, language: context.language },
    {
      name: first ? fullName(first) : '',
      customerType: first?.customerType ?? 'Person',
      contractNumbers: accounts.map(({ contractNumber }) => contractNumber),
    },
  )
}

/** The portal treats the status `To email not whitelisted` as success and shows its own alert (document 1, §4). */
const notWhitelisted = 'To email not whitelisted'

const sendResult = async (
  context: RequestContext,
  matches: readonly AccountMatch[],
): Promise<LookupResponse> => {
  const decision = decide(matches)
  const mail = 'to' in decision ? decision : null
  const failure = await mailInConstantWork(context, 'accountNumber', mail?.to ?? null, (to) =>
    mailNumbers(context, mail?.accounts ?? [], to),
  )
  if ('response' in decision) return decision.response
  const recipient = maskEmail(decision.to)
  if (failure === null) return response('Sent Successfully', recipient)
  return response(freeText(failure), failure === notWhitelisted ? recipient : '')
}

export const phoneNumberLookup: Handler<'phoneNumberLookup'> = async (body, context) => {
  const phone = typedPhone(body)
  await countAttempt(context, 'accountNumber', phone || (body.phoneNumber ?? ''))
  return sendResult(context, await findByPhone(context.db, body))
}

/**
 * Applies the portal's rule for street names until the name does not change any more. The rule removes one word at a
 * time. The result is the same for all spellings of a street.
 */
const barestStreet = (streetName: string): string => {
  const shorter = normaliseStreetName(streetName)
  return shorter === streetName ? shorter : barestStreet(shorter)
}

/**
 * The rate limit key of a typed address. The key does not contain house number and city, and it is the same for all
 * spellings of a street. Therefore all guesses for one street are counted together.
 */
const typedPlace = (typed: Body<'addressLookup'>): string =>
  `${typedZip(typed)}|${barestStreet(typed.streetName ?? '')}`

/**
 * Looks up account numbers by name and address (document 1, §2.6, §4, §5). Mails the account numbers only to the
 * address on record.
 */
export const addressLookup: Handler<'addressLookup'> = async (body, context) => {
  await countAttempt(context, 'accountNumber', typedPlace(body))
  return sendResult(context, await findByAddress(context.db, body))
}
