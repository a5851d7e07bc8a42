import { fromPromise } from 'xstate'
import { paperlessMachine } from '../../../../machines/paperless.machine.ts'
import type { PaperlessLink, PaperlessOutcome } from '../../../../machines/paperless.machine.ts'
import { accountNumberProblem, reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { paperlessOperations } from '../../../contract/paperless.ts'
import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { liveFlow } from '../kit/flow.ts'
import { prefilled } from '../kit/query.ts'
import type { Query } from '../kit/query.ts'
import { unansweredSubmit } from '../kit/unanswered-submit.ts'

/** Document 2, §2.12: what the link carries, or `null` when one of the two is missing or malformed. */
export const paperlessLink = (query: Query): PaperlessLink | null => {
  const businessPartnerGuid = prefilled(query, 'bpg', 64)
  const accountNumber = reduceAccountNumber(prefilled(query, 'ca', 40))
  const isWhole = businessPartnerGuid !== '' && accountNumberProblem(accountNumber) === null
  return isWhole ? { businessPartnerGuid, accountNumber } : null
}

/** As both calls take it. */
const paperlessBody = (link: PaperlessLink): Body<'enrollInPaperless'> => ({
  businessPartnerGuid: link.businessPartnerGuid,
  connectionContractNumber: link.accountNumber,
})

/** Contract §2: a text that holds "Already Enrolled" is success too. */
export const paperlessOutcome = ({ Status }: OperationResponse<'enrollInPaperless'>): PaperlessOutcome => {
  if (Status.includes('Already Enrolled')) return { kind: 'alreadyEnrolled' }
  return Status === 'Success' ? { kind: 'enrolled' } : { kind: 'refused' }
}

export const flow = liveFlow(paperlessMachine, {
  bind: ({ call, records, forgetArrival }) => {
    const submit = unansweredSubmit<PaperlessLink>()
    return paperlessMachine.provide({
      actors: {
        enroll: fromPromise(async ({ input: link }) => {
          if (link === null) throw new Error('There is no account to enrol.')
          const answer = await call(paperlessOperations.enrollInPaperless, paperlessBody(link), {
            submitKey: submit.keyFor(link),
          })
          submit.answered()
          forgetArrival()
          const outcome = paperlessOutcome(answer)
          // here, where it is known: the person may have left meanwhile, and come back
          if (outcome.kind !== 'refused') records.paperless.write({ isEnrolled: true })
          return outcome
        }),
        recordEnrolment: fromPromise(async ({ input: link }) => {
          if (link !== null)
            await call(paperlessOperations.paperlessRegistrationComplete, paperlessBody(link))
        }),
      },
      actions: {
        forgetEnrolled: () => records.paperless.clear(),
      },
    })
  },
  input: ({ records }, query) => ({
    link: paperlessLink(query),
    wasEnrolled: records.paperless.read() !== null,
  }),
  exits: {},
})
