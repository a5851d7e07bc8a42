import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { OperationResponse } from '../../../contract/operations.ts'
import { resendCooldown } from '../../factors/second-factor.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { guesses, sendCode } from '../../factors/factor-code.ts'
import { alreadyActive, refusedBecause } from './factor-causes.ts'
import { holdFactor } from '../../factors/held-factor.ts'
import { newId } from '../../domain/okta-ids.ts'
import { isAllowed, rules } from '../../domain/rate-limits.ts'
import { givePermit } from '../../domain/grants.ts'

/** Whether the number has just got a code to sign in with, which the limit below does not count. */
const hasSignInCode = async (call: Call, phone: string): Promise<boolean> => {
  const { count } = await call.sql`
    select from factor where recipient = ${phone} and status = 'ACTIVE'
      and code_sent_at > now() - ${resendCooldown} * interval '1 second'`
  return count > 0
}

/** `null` when another SMS may go to the number now; counts it. */
const smsProblem = async (call: Call, phone: string): Promise<'pause' | 'tooManyMessages' | null> => {
  if ((await hasSignInCode(call, phone)) || !(await isAllowed(call, rules.smsPause(phone)))) return 'pause'
  if (!(await isAllowed(call, rules.smsByClient(call.clientAddress)))) return 'tooManyMessages'
  return (await isAllowed(call, rules.smsByNumber(phone))) ? null : 'tooManyMessages'
}

const takesSms = async (call: Call, phone: string): Promise<boolean> => {
  const refusals = await call.sql`select 1 from sms_refusal where phone = ${phone}`
  return refusals.length === 0
}

/**
 * Enrols a phone and sends its first code.
 * @param typedPhone international form, separators allowed
 * @returns the factor's id, or `null` when the phone takes no SMS or has had its share of them
 */
export const enrollSmsFactor = async (
  call: Call,
  oktaId: string,
  typedPhone: string,
): Promise<string | null> => {
  const phone = parsePhoneNumberFromString(typedPhone)?.number
  if (!phone || !(await takesSms(call, phone)) || (await smsProblem(call, phone)) !== null) return null
  const id = newId('sms')
  await call.sql`
    insert into factor (id, okta_id, factor_type, recipient, status)
    values (${id}, ${oktaId}, 'sms', ${phone}, 'PENDING_ACTIVATION')`
  await sendCode(call, { id, factorType: 'sms', recipient: phone })
  await givePermit(call, 'factor', id)
  return id
}

/** A new SMS code; the guesses already made stay counted. */
export const resendFactor: Handler<'resendFactor'> = async (
  body,
  call,
): Promise<OperationResponse<'resendFactor'>> => {
  const factor = await holdFactor(call, { ...body, factorType: 'sms' })
  if (!factor) return refusedBecause(call, 'invalid')
  if (factor.status === 'ACTIVE') return alreadyActive
  if (factor.failedAttempts >= guesses) return refusedBecause(call, 'tooManyAttempts')
  const problem = await smsProblem(call, factor.recipient)
  if (problem) return refusedBecause(call, problem)
  await sendCode(call, factor)
  return { status: 'PENDING_ACTIVATION' }
}
