import type { OperationResponse } from '../../../contract/operations.ts'
import type { Handler } from '../../domain/request-context.ts'
import { issueOtp, lockFactor } from '../../factors/otp.ts'
import { enrollmentSmsLimits } from '../../factors/sms-enrollment.ts'
import { alreadyActive, refusedBecause } from './factor-causes.ts'

/** A new SMS code; the attempts already made stay counted. */
export const resendFactor: Handler<'resendFactor'> = async (
  body,
  context,
): Promise<OperationResponse<'resendFactor'>> => {
  const factor = await lockFactor(context, { ...body, factorType: 'sms' })
  if (!factor) return refusedBecause(context, 'invalid')
  if (factor.status === 'ACTIVE') return alreadyActive
  const outcome = await issueOtp(context, factor, enrollmentSmsLimits(context, factor.recipient))
  switch (outcome.kind) {
    case 'sent':
      return { status: 'PENDING_ACTIVATION' }
    case 'locked':
      return refusedBecause(context, 'tooManyAttempts')
    case 'cooldown':
      return refusedBecause(context, 'pause')
    case 'limitReached':
      return refusedBecause(context, 'tooManyMessages')
  }
}
