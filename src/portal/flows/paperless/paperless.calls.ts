import type { PaperlessLink, PaperlessOutcome } from '../../../../machines/shared/paperless.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { paperlessOperations } from '../../../contract/paperless.ts'
import type { CallOperation } from '../../api/client.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'

/** Returns the request body, which is the same for all calls about paperless billing. */
export const paperlessBody = (link: PaperlessLink): Body<'enrollInPaperless'> => ({
  businessPartnerGuid: link.businessPartnerGuid,
  connectionContractNumber: link.accountNumber,
})

/**
 * Converts the response of `enrollInPaperless` to an outcome for the flow.
 */
export const paperlessOutcome = ({ Status }: OperationResponse<'enrollInPaperless'>): PaperlessOutcome => {
  if (Status === 'Already Enrolled') return { kind: 'alreadyEnrolled' }
  return Status === 'Success' ? { kind: 'enrolled' } : { kind: 'refused' }
}

/**
 * Returns the functions for two API calls: one call enrols an account in paperless billing, and the other call records
 * the enrolment (document 2, §7).
 */
export const paperlessCalls = (call: CallOperation) => {
  const enrol = idempotentCall(call, paperlessOperations.enrollInPaperless)
  return {
    enroll: (link: PaperlessLink): Promise<OperationResponse<'enrollInPaperless'>> =>
      enrol(paperlessBody(link)),
    record: async (link: PaperlessLink): Promise<void> => {
      await call(paperlessOperations.paperlessRegistrationComplete, paperlessBody(link))
    },
  }
}
