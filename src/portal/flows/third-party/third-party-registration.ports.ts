import type { AddressEntries } from '../../../../machines/forms/address.ts'
import { internationalPhone, phoneCallingCode, phoneExtension } from '../../../../machines/rules/phone.ts'
import { loginCreation } from '../../../../machines/parts/login-creation.machine.ts'
import {
  noRequest,
  type RegisteredThirdParty,
  type ThirdPartyLogin,
  type ThirdPartyRequest,
} from '../../../../machines/shared/third-party.ts'
import {
  type ThirdPartyRegistrationOutcome,
  thirdPartyRegistrationMachine,
} from '../../../../machines/third-party-registration.machine.ts'
import type { ThirdPartyRefusal } from '../../../../machines/forms/third-party.ts'
import type { ThirdPartyEntries } from '../../../../machines/forms/third-party-form.ts'
import type { Body, OperationResponse } from '../../../contract/operations.ts'
import { fromPromise } from 'xstate'
import { thirdPartyRecords, type StoredThirdParty } from './third-party.records.ts'
import type { OtherText } from '../../../contract/fields.ts'
import { thirdPartyOperations } from '../../../contract/third-party.ts'
import { defineFlow } from '../kit/flow.ts'
import { unverifiedPhone } from '../verification/verification.records.ts'
import type { Services } from '../kit/services.ts'
import { idempotentCall, type IdempotentCall } from '../kit/idempotent-call.ts'
import { checkLoginId, credentialsBody, firstSummary } from '../registration/registration.calls.ts'

type ThirdPartyBody = Body<'thirdPartyRegistrationSubmit'>
type RegistrationResponse = OperationResponse<'thirdPartyRegistrationSubmit'>

export const addressBody = (typed: AddressEntries): Partial<ThirdPartyBody> => {
  const { zipCode, city, houseNumber, streetName, streetSupplement } = typed
  const street = { houseNumber, streetName, streetSupplement }
  switch (typed.addressType) {
    case 'STANDARD':
      return { ...street, city, state: typed.state, country: 'USA', zipCode }
    case 'PO BOX':
      return { poBox: typed.poBox, city, state: typed.state, poBoxZip: zipCode }
    case 'MILITARY':
      return {
        unit: typed.unit,
        unitNumber: typed.unitNumber,
        apoFmoDpo: typed.apoFmoDpo,
        aeApAA: typed.aeApAA,
        country: 'USA',
        zipCode,
      }
    case 'FOREIGN': {
      const { foreignState: state, foreignCountry: country } = typed
      return { ...street, city, state, country, foreignState: state, foreignCountry: country, zipCode }
    }
  }
}

export const thirdPartyBody = (request: ThirdPartyRequest, entries: ThirdPartyEntries): ThirdPartyBody => {
  const telephone1 = internationalPhone(entries.primaryPhone)
  return {
    firstName: entries.firstName,
    middleName: entries.middleName,
    lastName: entries.lastName,
    careOfName: entries.careOf,
    email: entries.email,
    telephone1,
    phoneCountryCode: phoneCallingCode(telephone1),
    telephone1Ext: entries.extension || phoneExtension(entries.primaryPhone),
    addressType: entries.address.addressType,
    ...addressBody(entries.address),
    ...credentialsBody(entries, internationalPhone),
    securityQuestion: entries.question,
    securityAnswer: entries.answer,
    connectionContractNumber: request.accountNumber,
    primaryBusinessPartnerNumber: request.primaryPartnerNumber,
    thirdPartyBusinessPartnerNumber: request.partnerNumber,
    thirdPartyURLHashCode: request.hashcode,
    relationshipType: request.relationshipType,
  }
}

type Details = RegistrationResponse['Details']
const refusals: Readonly<Record<Exclude<Details, OtherText>, ThirdPartyRefusal>> = {
  'No jurisdiction code': { code: 'invalidAddress' },
  'Business partner not created': { code: 'partnerNotCreated' },
  'Accounts not linked': { code: 'accountsNotLinked' },
  'Login ID not available': { code: 'loginIdTaken' },
  'Account not created': { code: 'accountNotCreated' },
  // If the backend gives no reason for a refusal, the page shows the text of document 2, §2.8.
  '': { code: 'notCreated' },
}
const isKnown = (details: Details): details is keyof typeof refusals => Object.hasOwn(refusals, details)

/**
 * Converts the field `Details` of a refused registration to an error code (document 2, §8). If the password breaks a
 * rule of the identity provider, returns the provider's message, which the screen shows unchanged.
 */
export const thirdPartyRefusal = (response: RegistrationResponse): ThirdPartyRefusal => {
  const summary = firstSummary(response)
  if (response.errorSummaryStatus === 'Password policy' && summary) return { message: summary }
  return isKnown(response.Details) ? refusals[response.Details] : { code: 'somethingWrong' }
}

export const thirdPartyRegistrationOutcome = (
  response: RegistrationResponse,
  body: ThirdPartyBody,
): ThirdPartyRegistrationOutcome => {
  if (response.Status !== 'Success') return { kind: 'refused', refusal: thirdPartyRefusal(response) }
  return {
    kind: 'registered',
    registered: {
      firstName: body.firstName,
      lastName: body.lastName,
      loginId: body.loginId,
      email: body.email,
      oktaId: response.oktaId,
      factorId: response.mfaEnrolledStatus === 'Success' ? response.smsFactorId : '',
      mfaOptIn: body.mfaOptIn,
      phone: body.mfaPhoneFactor,
      partnerNumber: body.thirdPartyBusinessPartnerNumber || response.thirdPartyBusinessPartnerNumber,
    },
  }
}

export const storedAfterRegistration = (
  stored: StoredThirdParty,
  { partnerNumber, ...registered }: RegisteredThirdParty,
  now: number,
): StoredThirdParty => ({
  ...stored,
  request: { ...stored.request, partnerNumber },
  registered: { ...registered, ...unverifiedPhone(registered, now) },
})

type Register = IdempotentCall<typeof thirdPartyOperations.thirdPartyRegistrationSubmit>

const registerThirdParty = ({ storage, now }: Services, register: Register) =>
  fromPromise<ThirdPartyRegistrationOutcome, ThirdPartyLogin>(async ({ input: { request, entries } }) => {
    const body = thirdPartyBody(request, entries)
    const outcome = thirdPartyRegistrationOutcome(await register(body), body)
    const { thirdParty, clear } = thirdPartyRecords(storage)
    const stored = thirdParty.read()
    if (stored && outcome.kind === 'registered') {
      clear()
      thirdParty.write(storedAfterRegistration(stored, outcome.registered, now()))
    }
    return outcome
  })

const acceptedRequest = ({ storage }: Services): ThirdPartyRequest => {
  const stored = thirdPartyRecords(storage).thirdParty.read()
  return stored?.isAccepted && stored.registered === null ? stored.request : noRequest
}

export const flow = defineFlow(thirdPartyRegistrationMachine, {
  bindPorts: (services) => {
    const register = idempotentCall(services.call, thirdPartyOperations.thirdPartyRegistrationSubmit)
    return thirdPartyRegistrationMachine.provide({
      actors: {
        loginCreation: loginCreation<ThirdPartyLogin, ThirdPartyRegistrationOutcome>().provide({
          actors: {
            checkLoginId: checkLoginId(services, register),
            createLogin: registerThirdParty(services, register),
          },
        }),
      },
      actions: {
        saveDraft: (_, entries) => {
          const { hashcode } = acceptedRequest(services)
          if (hashcode !== '')
            thirdPartyRecords(services.storage).thirdPartyDraft.write({ hashcode, entries })
        },
        clearSavedData: thirdPartyRecords(services.storage).clear,
      },
    })
  },
  input: (services) => {
    const request = acceptedRequest(services)
    const draft = thirdPartyRecords(services.storage).thirdPartyDraft.read()
    return { request, draft: draft?.hashcode === request.hashcode ? draft.entries : null }
  },
  onDone: {
    registered: () => ({ path: 'thirdPartyConfirmation', replace: true }),
    cancelled: () => ({ path: 'home' }),
    login: () => ({ path: 'login' }),
    nothingStored: ({ storage }) => {
      const { thirdParty, signUp } = thirdPartyRecords(storage)
      if (thirdParty.read()?.registered) return { path: 'thirdPartyConfirmation', replace: true }
      // Without a code, /secondaryAccountHolder says that there is no request, and then leads home too.
      return { path: signUp.read() === null ? 'home' : 'secondaryAccountHolder', replace: true }
    },
    closed: () => ({ path: 'login' }),
  },
})
