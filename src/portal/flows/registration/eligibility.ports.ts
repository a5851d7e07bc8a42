import { fromPromise } from 'xstate'
import { registrationRecords } from './registration.records.ts'
import { eligibilityMachine, type EligibilityOutcome } from '../../../../machines/eligibility.machine.ts'
import { billForm, emptyBill, normaliseBill, type BillEntries } from '../../../../machines/forms/bill.ts'
import { registrationOperations } from '../../../contract/registration.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import { orCaptchaRequired } from '../../api/client.ts'
import { accountLookup } from '../recovery/account-lookup.ports.ts'
import { defineFlow } from '../kit/flow.ts'
import { prefilled, type Query } from '../kit/query.ts'
import { activationEmailSecondsLeft, resendActivationChild } from '../verification/resend-activation.ports.ts'
import { passAtStart, securityCheck } from '../verification/security-check.ports.ts'
import type { Services } from '../kit/services.ts'
import { eligibilityBody } from './registration.calls.ts'

export const eligibilityOutcome = (
  answer: OperationResponse<'checkRegistrationEligibility'>,
  secondsLeft: number,
): EligibilityOutcome => {
  if (answer.Status === 'Eligible') return { kind: 'eligible' }
  if (answer.Status !== 'Ineligible') return { kind: 'refused', refusal: 'somethingWrong' }
  switch (answer.Details) {
    case 'Incorrect account details provided':
      return { kind: 'refused', refusal: 'detailsDoNotMatch' }
    case 'Connection contract number does not exist':
      return { kind: 'refused', refusal: 'accountNumberNotFound' }
    case 'SAP Registration Process not successful':
      return { kind: 'refused', refusal: answer.StatusCode === '068' ? 'detailsDoNotMatch' : 'notEligible' }
    case 'NY Company code present':
      return { kind: 'sisterRegistration' }
    case 'NY Only Customer':
      return { kind: 'refused', refusal: 'sisterCustomer' }
    case 'Account Already Registered':
      return answer['Okta Account Status'] === 'STAGED'
        ? { kind: 'registrationInProgress', oktaId: answer['Okta Id'], secondsLeft, changeable: '' }
        : { kind: 'alreadyRegistered' }
    case '':
    default:
      return { kind: 'refused', refusal: 'somethingWrong' }
  }
}

export const prefilledEntries = (query: Query): BillEntries => {
  const read = normaliseBill(billForm.read((name) => prefilled(query, name)))
  return query['customerType'] === 'O'
    ? { ...read, ...noPerson, customerType: 'business', customerName: prefilled(query, 'firstName', 160) }
    : { ...read, customerName: '' }
}
const noPerson = { firstName: '', middleName: '', lastName: '' }

const enteredStart = ({ storage }: Services, query: Query) => {
  const stored = registrationRecords(storage).registration.read()
  const email = prefilled(query, 'emailAddress', 254)
  if (Object.keys(billForm.fields).some((name) => Object.hasOwn(query, name)))
    return {
      entries: prefilledEntries(query),
      linkEmail: email,
      isAgain: query['again'] === 'bill',
      // Only the portal itself leads to a check without a press on Next, never somebody's link.
      isRegistered: query['again'] === 'registered' && stored?.accountNumber === query['accountNumber'],
    }
  const linkEmail = email || (stored?.linkEmail ?? '')
  const typedLast = registrationRecords(storage).bill.read()
  if (typedLast !== null || stored === null) return { entries: typedLast ?? emptyBill, linkEmail }
  const { linkEmail: _linkEmail, draft: _draft, ...entries } = stored
  return { entries, linkEmail }
}

const otherCompanyQuery = (entries: BillEntries): Record<string, string> => ({
  action: 'register',
  accountNumber: entries.accountNumber,
  ...(entries.customerType === 'individual'
    ? { customerType: 'P', firstName: entries.firstName, lastName: entries.lastName }
    : { customerType: 'O', organizationName: entries.customerName }),
})

const withChangeable = (
  { storage, configuration }: Services,
  outcome: EligibilityOutcome,
): EligibilityOutcome => {
  const own = registrationRecords(storage).confirmation.read()
  const isOwn = outcome.kind === 'registrationInProgress' && own?.oktaId === outcome.oktaId
  return isOwn && configuration.features.changeEmail ? { ...outcome, changeable: own.email } : outcome
}

const saveOutcome = (
  { storage }: Services,
  { kind }: EligibilityOutcome,
  entries: BillEntries,
  linkEmail: string,
): void => {
  const { bill, registration, proof } = registrationRecords(storage)
  if (kind === 'eligible' || kind === 'sisterRegistration') bill.write(entries)
  if (kind !== 'eligible') return
  proof.write({})
  registration.write({ ...entries, linkEmail, draft: registration.read()?.draft ?? null })
}

interface Checked {
  readonly entries: BillEntries
  readonly linkEmail: string
}
/** If the customer closes the flow, `signal` is aborted, and the result is not stored. */
const checkEligibility = (services: Services) =>
  fromPromise<EligibilityOutcome, Checked>(async ({ input: { entries, linkEmail }, signal }) =>
    orCaptchaRequired(
      services
        .call(registrationOperations.checkRegistrationEligibility, eligibilityBody(entries))
        .then((answer) => {
          const secondsLeft = activationEmailSecondsLeft(services)
          const outcome = withChangeable(services, eligibilityOutcome(answer, secondsLeft))
          if (!signal.aborted) saveOutcome(services, outcome, entries, linkEmail)
          return outcome
        }),
    ),
  )

export const flow = defineFlow(eligibilityMachine, {
  bindPorts: (services) => {
    const { bill, clear, confirmation } = registrationRecords(services.storage)
    return eligibilityMachine.provide({
      actions: {
        saveDraft: (_, draft) => bill.write(draft),
        clearSavedData: clear,
      },
      actors: {
        securityCheck: securityCheck(services),
        accountLookup: accountLookup(services),
        resendActivation: resendActivationChild(services, (email) => {
          const stored = confirmation.read()
          if (stored !== null) confirmation.write({ ...stored, email })
        }),
        checkEligibility: checkEligibility(services),
      },
    })
  },
  input: (services, query) => ({ ...enteredStart(services, query), ...passAtStart(services) }),
  onDone: {
    eligible: () => ({ path: 'createLogin' }),
    sisterRegistration: ({ configuration }, { entries }) => ({
      address: configuration.links.sisterRegistration,
      query: otherCompanyQuery(entries),
    }),
    login: () => ({ path: 'login' }),
    forgotLogin: () => ({ path: 'forgotLogin' }),
    forgotPassword: () => ({ path: 'forgotPassword' }),
    closed: () => ({ path: 'login' }),
  },
})
