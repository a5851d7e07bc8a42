import { fromPromise } from 'xstate'
import { countryCodes } from '../../../../machines/rules/countries.ts'
import { militaryBranches, militaryRegions } from '../../../../machines/rules/military.ts'
import { recordedPhone } from '../../../../machines/rules/phone-calling-code.ts'
import { addressTypeOf, firstNameOf } from '../../../../machines/shared/third-party.ts'
import type {
  AnswerToRequest,
  ThirdPartyRequest,
  ThirdPartyRequestOutcome,
} from '../../../../machines/shared/third-party.ts'
import { thirdPartyRequestMachine } from '../../../../machines/third-party-request.machine.ts'
import { thirdPartyOperations } from '../../../contract/third-party.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import type { PathName } from '../../../contract/portal-paths.ts'
import { liveFlow } from '../kit/flow.ts'
import type { Destination } from '../kit/flow.ts'
import { prefilled } from '../kit/query.ts'
import { repeatableCall } from '../kit/idempotent-call.ts'
import type { Services } from '../kit/services.ts'

type RequestAnswer = OperationResponse<'getThirdPartyRequest'>

/** What is on record where the list has it, else empty. */
const listed = (list: readonly string[], written: string): string =>
  list.find((code) => code === written.trim().toUpperCase()) ?? ''

/** Document 2, §3: the mailing address of a request, in the fields of the form. */
const addressOf = (answer: RequestAnswer): ThirdPartyRequest['address'] => {
  const addressType = addressTypeOf(answer.address_type)
  const isForeign = addressType === 'FOREIGN'
  const isMilitary = addressType === 'MILITARY'
  return {
    addressType,
    houseNumber: answer.reln_mailing_house_number,
    streetName: answer.reln_mailing_street,
    streetSupplement: answer.reln_mailing_supplement,
    poBox: answer.reln_po_box_number,
    unit: '',
    unitNumber: '',
    apoFmoDpo: isMilitary ? listed(militaryBranches, answer.reln_mailing_city) : '',
    aeApAA: isMilitary ? listed(militaryRegions, answer.reln_mailing_state) : '',
    city: isMilitary ? '' : answer.reln_mailing_city,
    state: isForeign || isMilitary ? '' : answer.reln_mailing_state,
    foreignState: isForeign ? answer.reln_mailing_state : '',
    foreignCountry: isForeign ? listed(countryCodes, answer.reln_mailing_country) : '',
    zipCode: (addressType === 'PO BOX' && answer.reln_po_box_zip) || answer.reln_mailing_zip,
  }
}

/** What later steps need of a request; `relationshipType` is its `reln_category` (contract §1). */
export const requestOf = (answer: RequestAnswer, hashcode: string): ThirdPartyRequest => ({
  hashcode: answer.thirdparty_url_hashcode || hashcode,
  accountNumber: answer.contract_account_number,
  primaryPartnerNumber: answer.primary_business_partner_number,
  partnerNumber: answer.reln_business_partner_number,
  relationshipType: answer.reln_category,
  firstName: firstNameOf(answer.reln_full_name, answer.reln_last_name),
  lastName: answer.reln_last_name,
  careOf: answer.reln_care_of_name,
  phone: recordedPhone(answer.reln_telephone_number, answer.country_telephone_code),
  extension: answer.reln_telephone_extension,
  email: answer.reln_email,
  address: addressOf(answer),
})

/** Document 2, §4: each status by where it leads; `{}` is no request. */
export const requestOutcome = (answer: RequestAnswer, hashcode: string): ThirdPartyRequestOutcome => {
  switch (answer.thirdparty_request_status_code) {
    case 'Rejected':
      return { kind: 'rejected' }
    case 'Removed':
      return { kind: 'removed' }
    case 'Expired':
      return { kind: 'expired' }
    case 'Completed':
      return { kind: 'completed' }
  }
  if (answer.contract_account_number === '') return { kind: 'notFound' }
  const isAccepted = answer.thirdparty_request_status_code === 'Accepted'
  return { kind: isAccepted ? 'accepted' : 'open', request: requestOf(answer, hashcode) }
}

const given = ({ request }: AnswerToRequest): ThirdPartyRequest => {
  if (request === null) throw new Error('There is no request to answer.')
  return request
}

/** Only a status that was taken counts: another session may have answered first. */
const updateStatus = ({ call }: Services) => {
  const update = repeatableCall(call, thirdPartyOperations.updateThirdPartyRequestStatusCode)
  return fromPromise<void, AnswerToRequest>(async ({ input }) => {
    const { Status } = await update({ hashcode: given(input).hashcode, status: input.answer })
    if (Status !== 'Success') throw new Error('updateThirdPartyRequestStatusCode: not updated')
  })
}

const sendNotice = ({ call }: Services) => {
  const accept = repeatableCall(call, thirdPartyOperations.sendThirdPartyAcceptV2)
  const reject = repeatableCall(call, thirdPartyOperations.sendThirdPartyRejectV2)
  return fromPromise<void, AnswerToRequest>(async ({ input }) => {
    const { primaryPartnerNumber, accountNumber } = given(input)
    const send = input.answer === 'Accepted' ? accept : reject
    await send({ businessPartnerNumber: primaryPartnerNumber, connectionContractNumber: accountNumber })
  })
}

/** What it answers is read by nobody (document 2, §7); only a call that failed holds the person up. */
const recordAnswer = ({ call }: Services) => {
  const accept = repeatableCall(call, thirdPartyOperations.thirdPartyAccept)
  const reject = repeatableCall(call, thirdPartyOperations.thirdPartyReject)
  return fromPromise<void, AnswerToRequest>(async ({ input }) => {
    const record = input.answer === 'Accepted' ? accept : reject
    await record({ contractNumber: given(input).accountNumber })
  })
}

const hold = ({ records }: Services, request: ThirdPartyRequest | null, isAccepted: boolean): void => {
  records.thirdPartyLinked.clear()
  if (request !== null)
    records.thirdParty.write({ request, isAccepted, signInAsked: false, registered: null })
}

/** The request is settled or not to be had: nothing of it is held any more. */
const leaveFor =
  (path: PathName) =>
  ({ records }: Services): Destination => {
    records.thirdParty.clear()
    return { path, replace: true }
  }

export const flow = liveFlow(thirdPartyRequestMachine, {
  bind: (services) =>
    thirdPartyRequestMachine.provide({
      actors: {
        loadRequest: fromPromise(async ({ input }) =>
          requestOutcome(
            await services.call(thirdPartyOperations.getThirdPartyRequest, input),
            input.hashcode,
          ),
        ),
        loadAccount: fromPromise(async ({ input: { accountNumber } }) =>
          services.call(thirdPartyOperations.getPrimaryAccountInfo, { contractAccountNumber: accountNumber }),
        ),
        updateStatus: updateStatus(services),
        sendNotice: sendNotice(services),
        recordAnswer: recordAnswer(services),
      },
      actions: {
        holdRequest: ({ context }) => hold(services, context.request, false),
        forgetHeld: () => services.records.thirdParty.clear(),
      },
    }),
  // The code has left the address bar: when the page is loaded again it is the held one.
  input: ({ records }, query) => ({
    hashcode: Object.hasOwn(query, 'code')
      ? prefilled(query, 'code', 256)
      : (records.thirdParty.read()?.request.hashcode ?? ''),
  }),
  exits: {
    accepted: (services, { request }) => {
      hold(services, request, true)
      return { path: 'thirdPartyAccept', replace: true }
    },
    rejected: leaveFor('thirdPartyReject'),
    removed: leaveFor('thirdPartyRemoved'),
    expired: leaveFor('thirdPartyExpired'),
    completed: leaveFor('home'),
    home: leaveFor('home'),
  },
})
