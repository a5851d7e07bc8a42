import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { callerByAddress } from '../../domain/hash-caller.ts'
import { Answered, type CallContext, type PreparedHandler } from '../../domain/request-context.ts'
import { findFactor, type GrantedFactor, lockFactor } from '../../factors/factor.ts'
import {
  createOtp,
  issueOtp,
  type IssueOutcome,
  type NewOtp,
  refusalReason,
} from '../../factors/issue-otp.ts'
import { enrollmentSmsLimits, canReceiveSms } from '../../factors/sms-enrollment.ts'
import { alreadyActive, refusedBecause, refusedForNow } from './factor-causes.ts'

type Resent = OperationResponse<'resendFactor'>

const toResponse = (context: CallContext, outcome: IssueOutcome): Resent => {
  switch (outcome.kind) {
    case 'sent':
      return { status: 'PENDING_ACTIVATION' }
    case 'locked':
      return refusedBecause(context, 'tooManyAttempts')
    case 'cooldown':
      return refusedBecause(context, 'pause')
    case 'limitReached':
      return refusedForNow(context, outcome.retryAfter)
    case 'notServed':
    case 'budgetUsedUp':
      return refusedBecause(context, outcome.kind)
  }
}

const refusal = async (context: CallContext, factor: GrantedFactor | undefined): Promise<Resent | null> => {
  if (!factor) return refusedBecause(context, 'invalid')
  if (factor.status === 'ACTIVE') return alreadyActive
  if (!(await canReceiveSms(context, factor.recipient))) return refusedBecause(context, 'notServed')
  const reason = await refusalReason(context.db, factor)
  return reason && toResponse(context, reason)
}

const wantedOf = (body: Body<'resendFactor'>) => ({ ...body, factorType: 'sms' }) as const

/** Sends a new SMS code. Does not reset the number of wrong codes that the person has typed. */
export const resendFactor: PreparedHandler<'resendFactor', NewOtp> = {
  prepare: async (body, context) => {
    const refused = await refusal(context, await findFactor(context, wantedOf(body)))
    return refused ? new Answered(refused) : createOtp(callerByAddress(context.clientAddress))
  },
  complete: async (otp, body, context) => {
    const factor = await lockFactor(context, wantedOf(body))
    if (!factor) return refusedBecause(context, 'invalid')
    if (factor.status === 'ACTIVE') return alreadyActive
    const limits = enrollmentSmsLimits(context, factor.recipient)
    return toResponse(context, await issueOtp(context, factor, otp, limits))
  },
}
