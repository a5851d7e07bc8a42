import * as v from 'valibot'
import { journeyRecords } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { fromPromise } from 'xstate'
import {
  paperlessMachine,
  noPaperlessLink,
  type PaperlessLink,
  type PaperlessLinkOutcome,
} from '../../../../machines/paperless.machine.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { accountNumberError, reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { inBackground } from '../kit/background-call.ts'
import { defineFlow } from '../kit/flow.ts'
import { prefilled, type Query } from '../kit/query.ts'
import { paperlessCalls, paperlessOutcome } from './paperless.calls.ts'

const paperless = v.object({ isEnrolled: v.boolean() })

const paperlessRecords = (storage: TabStorage) => {
  const { record, clear } = journeyRecords(storage)
  return { paperless: record('paperless', paperless), clear }
}

export const paperlessLink = (query: Query): PaperlessLink => {
  const businessPartnerGuid = prefilled(query, 'bpg', 64)
  const accountNumber = reduceAccountNumber(prefilled(query, 'ca', 40))
  const isWhole = businessPartnerGuid !== '' && accountNumberError(accountNumber) === null
  return isWhole ? { businessPartnerGuid, accountNumber } : noPaperlessLink
}

/** The documents do not contain the statuses `Paper Kept` and `Not Found`, which only our backend sends. */
export const paperlessLinkOutcome = (
  response: OperationResponse<'enrollInPaperless'>,
): PaperlessLinkOutcome => {
  switch (response.Status) {
    case 'Paper Kept':
      return { kind: 'paperKept' }
    case 'Not Found':
      return { kind: 'notFound' }
    case 'Success':
    case 'Already Enrolled':
    default:
      return paperlessOutcome(response)
  }
}

export const flow = defineFlow(paperlessMachine, {
  bindPorts: ({ call, storage, forgetOpenedLink }) => {
    const { enroll, record, keepPaper } = paperlessCalls(call)
    const { paperless: done, clear } = paperlessRecords(storage)
    return paperlessMachine.provide({
      actors: {
        enroll: fromPromise(async ({ input: link }) => {
          const outcome = paperlessLinkOutcome(await enroll(link))
          forgetOpenedLink()
          if (outcome.kind !== 'refused' && outcome.kind !== 'notFound')
            done.write({ isEnrolled: outcome.kind !== 'paperKept' })
          return outcome
        }),
        recordEnrolment: fromPromise(({ input: link }) => inBackground(record(link))),
        keepPaper: fromPromise(async ({ input: link }) => {
          const outcome = await keepPaper(link)
          if (outcome.kind === 'paperKept') done.write({ isEnrolled: false })
          return outcome
        }),
      },
      actions: {
        clearDone: clear,
      },
    })
  },
  input: ({ configuration, storage }, query) => {
    const done = paperlessRecords(storage).paperless.read()
    return {
      link: paperlessLink(query),
      wasEnrolled: done?.isEnrolled === true,
      wasPaperKept: done?.isEnrolled === false,
      offersPaper: configuration.features.keepPaperBill,
    }
  },
  linkQuery: { bpg: '-', ca: '000000000000' },
  onDone: {},
})
