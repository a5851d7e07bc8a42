import type {
  KeepPaperOutcome,
  PaperlessLink,
  PaperlessOutcome,
} from '../../../../machines/paperless.machine.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { paperlessOperations } from '../../../contract/paperless.ts'
import type { CallOperation } from '../../api/client.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'

const paperlessBody = (link: PaperlessLink): Body<'enrollInPaperless'> => ({
  businessPartnerGuid: link.businessPartnerGuid,
  connectionContractNumber: link.accountNumber,
})

export const paperlessOutcome = ({ Status }: OperationResponse<'enrollInPaperless'>): PaperlessOutcome => {
  if (Status === 'Already Enrolled') return { kind: 'alreadyEnrolled' }
  return Status === 'Success' ? { kind: 'enrolled' } : { kind: 'refused' }
}

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
