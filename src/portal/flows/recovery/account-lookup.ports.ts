import type { LookupEntries } from '../../../../machines/forms/lookup-form.ts'
import { fromPromise } from 'xstate'
import { accountLookupMachine } from '../../../../machines/parts/account-lookup.machine.ts'
import type { LookupOutcome } from '../../../../machines/parts/account-lookup.machine.ts'
import type { LookupCriteria, LookupReview } from '../../../../machines/forms/account-lookup.ts'
import { recoveryOperations } from '../../../contract/recovery.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { defineFlow } from '../kit/flow.ts'
import { orCaptchaRequired } from '../../api/client.ts'
import { passAtStart, securityCheck } from '../verification/security-check.ports.ts'
import type { Services } from '../kit/services.ts'

type LookupResponse = OperationResponse<'phoneNumberLookup' | 'addressLookup'>

export const lookupOutcome = (response: LookupResponse): LookupOutcome => {
  if (response === '') return { kind: 'empty' }
  const { Status, Recipient } = response
  switch (Status) {
    case 'Sent Successfully':
      return { kind: 'sent', recipient: Recipient ?? '' }
    case 'To email not whitelisted':
      return { kind: 'notWhitelisted', recipient: Recipient ?? '' }
    case 'Email Not Found':
      return { kind: 'noEmail' }
    case 'NY Account':
      return { kind: 'newYork' }
    case null:
    case undefined:
    default:
      return { kind: 'notFound' }
  }
}

export const accountLookup = (services: Services) =>
  accountLookupMachine.provide({
    actors: {
      securityCheck: securityCheck(services),
      // The rules need the large phone library, so the script with the rules loads at the first search. Otherwise the
      // registration, which runs this flow too, would always load the library.
      review: fromPromise<LookupReview, LookupEntries>(async ({ input }) => {
        const { reviewLookup } = await import('../../../../machines/forms/account-lookup.ts')
        return reviewLookup(input)
      }),
      search: fromPromise<LookupOutcome, LookupCriteria | null>(async ({ input: criteria }) => {
        if (criteria === null) return lookupOutcome('')
        const operation =
          criteria.mode === 'phone' ? recoveryOperations.phoneNumberLookup : recoveryOperations.addressLookup
        return orCaptchaRequired(services.call(operation, criteria.record).then(lookupOutcome))
      }),
    },
  })

export const flow = defineFlow(accountLookupMachine, {
  bindPorts: accountLookup,
  input: passAtStart,
  onDone: {},
})
