import { fromPromise } from 'xstate'
import { thirdPartyRecords } from './third-party.records.ts'
import { countryCodes, militaryBranches, militaryRegions } from '../../../../machines/rules/places.ts'
import { recordedPhone } from '../../../../machines/rules/phone.ts'
import { addressTypeOf, firstNameOf } from '../../../../machines/shared/third-party.ts'
import type {
  AnswerToRequest,
  ThirdPartyRequest,
  UnfinishedAnswer,
} from '../../../../machines/shared/third-party.ts'
import type { ThirdPartyRequestOutcome } from '../../../../machines/third-party-request.machine.ts'
import { thirdPartyRequestMachine } from '../../../../machines/third-party-request.machine.ts'
import { laterCalls, thirdPartyOperations } from '../../../contract/third-party.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import type { PathName } from '../../../contract/portal-paths.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import { defineFlow, type NavigationTarget } from '../kit/flow.ts'
import { prefilled } from '../kit/query.ts'
import { Refusal } from '../kit/refusal.ts'
import { idempotentCall } from '../kit/idempotent-call.ts'
import type { Services } from '../kit/services.ts'

type RequestResponse = OperationResponse<'getThirdPartyRequest'>

const orEmpty = (written: string | null | undefined): string => written ?? ''

const listed = (list: readonly string[], written: string): string =>
  list.find((code) => code === written.trim().toUpperCase()) ?? ''

const addressOf = (response: RequestResponse): ThirdPartyRequest['address'] => {
  const addressType = addressTypeOf(orEmpty(response.address_type))
  const isForeign = addressType === 'FOREIGN'
  const isMilitary = addressType === 'MILITARY'
  return {
    addressType,
    houseNumber: orEmpty(response.reln_mailing_house_number),
    streetName: orEmpty(response.reln_mailing_street),
    streetSupplement: orEmpty(response.reln_mailing_supplement),
    poBox: orEmpty(response.reln_po_box_number),
    unit: '',
    unitNumber: '',
    apoFmoDpo: isMilitary ? listed(militaryBranches, orEmpty(response.reln_mailing_city)) : '',
    aeApAA: isMilitary ? listed(militaryRegions, orEmpty(response.reln_mailing_state)) : '',
    city: isMilitary ? '' : orEmpty(response.reln_mailing_city),
    state: isForeign || isMilitary ? '' : orEmpty(response.reln_mailing_state),
    foreignState: isForeign ? orEmpty(response.reln_mailing_state) : '',
    foreignCountry: isForeign ? listed(countryCodes, orEmpty(response.reln_mailing_country)) : '',
    zipCode: (addressType === 'PO BOX' && response.reln_po_box_zip) || orEmpty(response.reln_mailing_zip),
  }
}

export const requestOf = (response: RequestResponse, hashcode: string): ThirdPartyRequest => ({
  hashcode: response.thirdparty_url_hashcode || hashcode,
  accountNumber: orEmpty(response.contract_account_number),
  primaryPartnerNumber: orEmpty(response.primary_business_partner_number),
  partnerNumber: orEmpty(response.reln_business_partner_number),
  relationshipType: orEmpty(response.reln_category),
  firstName: firstNameOf(orEmpty(response.reln_full_name), orEmpty(response.reln_last_name)),
  lastName: orEmpty(response.reln_last_name),
  careOf: orEmpty(response.reln_care_of_name),
  phone: recordedPhone(orEmpty(response.reln_telephone_number), orEmpty(response.country_telephone_code)),
  extension: orEmpty(response.reln_telephone_extension),
  email: orEmpty(response.reln_email),
  address: addressOf(response),
})

const unfinishedAnswer = (response: RequestResponse): UnfinishedAnswer | null => {
  const answer = response.thirdparty_request_status_code
  if (answer !== 'Accepted' && answer !== 'Rejected') return null
  const { notice, record } = laterCalls[answer]
  const missing = response.missing_calls ?? []
  if (missing.includes(notice)) return { answer, next: 'notice' }
  return missing.includes(record) ? { answer, next: 'record' } : null
}

const openOutcome = (
  kind: 'accepted' | 'open',
  response: RequestResponse,
  hashcode: string,
): ThirdPartyRequestOutcome =>
  response.contract_account_number ? { kind, request: requestOf(response, hashcode) } : { kind: 'notFound' }

export const requestOutcome = (response: RequestResponse, hashcode: string): ThirdPartyRequestOutcome => {
  const unfinished = unfinishedAnswer(response)
  if (unfinished && response.contract_account_number)
    return { kind: 'unfinished', request: requestOf(response, hashcode), unfinished }
  switch (response.thirdparty_request_status_code) {
    case 'Rejected':
      return { kind: 'rejected' }
    case 'Removed':
      return { kind: 'removed' }
    case 'Expired':
      return { kind: 'expired' }
    case 'Completed':
      return { kind: 'completed' }
    case 'Accepted':
      return openOutcome('accepted', response, hashcode)
    case 'Pending':
    case null:
    case undefined:
    default:
      return openOutcome('open', response, hashcode)
  }
}

const saveRequest = (storage: TabStorage, outcome: ThirdPartyRequestOutcome): void => {
  const { thirdParty, clear, clearLinked } = thirdPartyRecords(storage)
  if (!('request' in outcome)) return clear()
  const { kind, request } = outcome
  clearLinked()
  thirdParty.write({ request, isAccepted: kind === 'accepted', signInAsked: false, registered: null })
}

/** Sends the answer. Any status except `Success` is a failure, because another session might have answered first. */
const updateStatus = ({ call }: Services) => {
  const update = idempotentCall(call, thirdPartyOperations.updateThirdPartyRequestStatusCode)
  return fromPromise<void, AnswerToRequest>(async ({ input: { request, answer } }) => {
    const { Status } = await update({ hashcode: request.hashcode, status: answer })
    if (Status !== 'Success') throw new Refusal('updateThirdPartyRequestStatusCode: not updated')
  })
}

const sendNotice = ({ call }: Services) => {
  const accept = idempotentCall(call, thirdPartyOperations.sendThirdPartyAcceptV2)
  const reject = idempotentCall(call, thirdPartyOperations.sendThirdPartyRejectV2)
  return fromPromise<void, AnswerToRequest>(async ({ input: { request, answer } }) => {
    const { primaryPartnerNumber, accountNumber } = request
    const send = answer === 'Accepted' ? accept : reject
    await send({ businessPartnerNumber: primaryPartnerNumber, connectionContractNumber: accountNumber })
  })
}

/** The response is not read (document 2, §7), so the flow stops only if the call fails. */
const recordAnswer = ({ call, storage }: Services) => {
  const accept = idempotentCall(call, thirdPartyOperations.thirdPartyAccept)
  const reject = idempotentCall(call, thirdPartyOperations.thirdPartyReject)
  return fromPromise<void, AnswerToRequest>(async ({ input: { request, answer } }) => {
    const record = answer === 'Accepted' ? accept : reject
    await record({ contractNumber: request.accountNumber })
    saveRequest(storage, answer === 'Accepted' ? { kind: 'accepted', request } : { kind: 'rejected' })
  })
}

const leaveFor = (path: PathName) => (): NavigationTarget => ({ path, replace: true })

export const flow = defineFlow(thirdPartyRequestMachine, {
  bindPorts: (services) =>
    thirdPartyRequestMachine.provide({
      actors: {
        loadRequest: fromPromise(async ({ input }) => {
          const response = await services.call(thirdPartyOperations.getThirdPartyRequest, input)
          services.forgetOpenedLink()
          const outcome = requestOutcome(response, input.hashcode)
          saveRequest(services.storage, outcome)
          return outcome
        }),
        loadAccount: fromPromise(async ({ input: { accountNumber } }) =>
          services.call(thirdPartyOperations.getPrimaryAccountInfo, { contractAccountNumber: accountNumber }),
        ),
        updateStatus: updateStatus(services),
        sendNotice: sendNotice(services),
        recordAnswer: recordAnswer(services),
      },
      actions: {
        clearSavedData: thirdPartyRecords(services.storage).clear,
      },
    }),
  // After a reload, the address bar no longer contains the link code. The flow then takes the code from the stored
  // third-party request.
  input: ({ storage }, query) => ({
    hashcode: Object.hasOwn(query, 'code')
      ? prefilled(query, 'code', 256)
      : (thirdPartyRecords(storage).thirdParty.read()?.request.hashcode ?? ''),
  }),
  linkQuery: { code: '-' },
  onDone: {
    accepted: leaveFor('thirdPartyAccept'),
    rejected: leaveFor('thirdPartyReject'),
    removed: leaveFor('thirdPartyRemoved'),
    expired: leaveFor('thirdPartyExpired'),
    completed: leaveFor('home'),
    home: leaveFor('home'),
    closed: () => ({ path: 'login' }),
  },
})
