import type {
  KeepPaperOutcome,
  PaperlessLink,
  PaperlessOutcome,
} from '../../../../machines/shared/paperless.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { paperlessOperations } from '../../../contract/paperless.ts'
import type { CallOperation } from '../../api/client.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'

/** Returns the request body, which is the same for all calls about paperless billing. */
const paperlessBody = (link: PaperlessLink): Body<'enrollInPaperless'> => ({
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
 * Returns the functions for three API calls: one enrols an account in paperless billing, one records the enrolment
 * (document 2, §7), and one switches the account back to paper bills.
 */
export const paperlessCalls = (call: CallOperation) => {
  const enrol = idempotentCall(call, paperlessOperations.enrollInPaperless)
  return {
    enroll: (link: PaperlessLink): Promise<OperationResponse<'enrollInPaperless'>> =>
      enrol(paperlessBody(link)),
    record: async (link: PaperlessLink): Promise<void> => {
      await call(paperlessOperations.paperlessRegistrationComplete, paperlessBody(link))
    },
    keepPaper: async (link: PaperlessLink): Promise<KeepPaperOutcome> => {
      const { Status } = await call(paperlessOperations.keepPaperBill, paperlessBody(link))
      return { kind: Status === 'Success' ? 'paperKept' : 'refused' }
    },
  }
}
