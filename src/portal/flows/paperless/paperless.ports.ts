import * as v from 'valibot'
import { storedRecord } from '../../records/record.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { fromPromise } from 'xstate'
import { paperlessMachine } from '../../../../machines/paperless.machine.ts'
import { noPaperlessLink } from '../../../../machines/shared/paperless.ts'
import type { PaperlessLink } from '../../../../machines/shared/paperless.ts'
import { accountNumberError, reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { defineFlow } from '../kit/flow.ts'
import { prefilled } from '../kit/query.ts'
import type { Query } from '../kit/query.ts'
import { paperlessCalls } from './paperless.calls.ts'

/**
 * Shows that this tab has enrolled an account in paperless billing. After a reload, the page still shows the
 * enrolment.
 */
const paperless = v.object({ isEnrolled: v.boolean() })

const paperlessRecords = (storage: TabStorage) => ({
  paperless: storedRecord(storage, 'paperless', paperless),
})

/** Returns the parameters of the link (document 2, §2.12). Both are empty if one is missing or malformed. */
export const paperlessLink = (query: Query): PaperlessLink => {
  const businessPartnerGuid = prefilled(query, 'bpg', 64)
  const accountNumber = reduceAccountNumber(prefilled(query, 'ca', 40))
  const isWhole = businessPartnerGuid !== '' && accountNumberError(accountNumber) === null
  return isWhole ? { businessPartnerGuid, accountNumber } : noPaperlessLink
}

export const flow = defineFlow(paperlessMachine, {
  bindPorts: ({ call, storage, forgetOpenedLink }) => {
    const { enroll, record } = paperlessCalls(call)
    return paperlessMachine.provide({
      actors: {
        enroll: fromPromise(async ({ input: link }) => {
          const outcome = await enroll(link)
          forgetOpenedLink()
          if (outcome.kind !== 'refused') paperlessRecords(storage).paperless.write({ isEnrolled: true })
          return outcome
        }),
        recordEnrolment: fromPromise(({ input: link }) => record(link)),
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
