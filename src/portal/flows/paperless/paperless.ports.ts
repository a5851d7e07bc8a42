import * as v from 'valibot'
import { storedRecord } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { fromPromise } from 'xstate'
import { paperlessMachine } from '../../../../machines/paperless.machine.ts'
import type { PaperlessLink, PaperlessOutcome } from '../../../../machines/paperless.machine.ts'
import { accountNumberError, reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { paperlessOperations } from '../../../contract/paperless.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { defineFlow } from '../kit/flow.ts'
import { prefilled } from '../kit/query.ts'
import type { Query } from '../kit/query.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'

/** This tab enrolled an account in paperless billing. A reload then shows that it is done. */
const paperless = v.object({ isEnrolled: v.boolean() })

const paperlessRecords = (storage: TabStorage) => ({
  paperless: storedRecord(storage, 'paperless', paperless),
})

/** The parameters of the link (document 2, §2.12), or `null` when one of the two is missing or malformed. */
export const paperlessLink = (query: Query): PaperlessLink | null => {
  const businessPartnerGuid = prefilled(query, 'bpg', 64)
  const accountNumber = reduceAccountNumber(prefilled(query, 'ca', 40))
  const isWhole = businessPartnerGuid !== '' && accountNumberError(accountNumber) === null
  return isWhole ? { businessPartnerGuid, accountNumber } : null
}

/** The body of both calls. */
const paperlessBody = (link: PaperlessLink): Body<'enrollInPaperless'> => ({
  businessPartnerGuid: link.businessPartnerGuid,
  connectionContractNumber: link.accountNumber,
})

/** A text that contains "Already Enrolled" counts as success too. */
export const paperlessOutcome = ({ Status }: OperationResponse<'enrollInPaperless'>): PaperlessOutcome => {
  if (Status.includes('Already Enrolled')) return { kind: 'alreadyEnrolled' }
  return Status === 'Success' ? { kind: 'enrolled' } : { kind: 'refused' }
}

export const flow = defineFlow(paperlessMachine, {
  bindPorts: ({ call, storage, forgetOpenedLink }) => {
    const enrol = idempotentCall(call, paperlessOperations.enrollInPaperless)
    return paperlessMachine.provide({
      actors: {
        enroll: fromPromise(async ({ input: link }) => {
          if (link === null) throw new Error('There is no account to enrol.')
          const outcome = paperlessOutcome(await enrol(paperlessBody(link)))
          forgetOpenedLink()
          if (outcome.kind !== 'refused') paperlessRecords(storage).paperless.write({ isEnrolled: true })
          return outcome
        }),
        recordEnrolment: fromPromise(async ({ input: link }) => {
          if (link !== null)
            await call(paperlessOperations.paperlessRegistrationComplete, paperlessBody(link))
        }),
      },
      actions: {
        clearEnrolled: () => paperlessRecords(storage).paperless.clear(),
      },
    })
  },
  input: ({ storage }, query) => ({
    link: paperlessLink(query),
    wasEnrolled: paperlessRecords(storage).paperless.read() !== null,
  }),
  linkQuery: { bpg: '-', ca: '000000000000' },
  onDone: {},
})
