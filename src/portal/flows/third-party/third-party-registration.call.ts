import type { AddressEntries } from '../../../../machines/rules/address.ts'
import { phoneCallingCode } from '../../../../machines/rules/phone-calling-code.ts'
import { internationalPhone } from '../../../../machines/rules/phone.ts'
import type { ThirdPartyRequest } from '../../../../machines/shared/third-party.ts'
import type {
  ThirdPartyEntries,
  ThirdPartyRefusal,
  ThirdPartyRegistrationOutcome,
} from '../../../../machines/third-party-registration.machine.ts'
import type { OperationResponse, Body } from '../../../contract/operations.ts'

export type ThirdPartyBody = Body<'thirdPartyRegistrationSubmit'>
type RegistrationAnswer = OperationResponse<'thirdPartyRegistrationSubmit'>

/** Longest text of the provider that is shown (quality T18). */
const summaryLimit = 200

/** The fields that apply to the address type, and no others (contract §1; document 2, §3). */
export const addressBody = (typed: AddressEntries): Partial<ThirdPartyBody> => {
  const zipCode = typed.zipCode.trim()
  const city = typed.city.trim()
  const street = {
    houseNumber: typed.houseNumber.trim(),
    streetName: typed.streetName.trim(),
    streetSupplement: typed.streetSupplement.trim(),
  }
  switch (typed.addressType) {
    case 'STANDARD':
      return { ...street, city, state: typed.state, country: 'USA', zipCode }
    case 'PO BOX':
      return { poBox: typed.poBox.trim(), city, state: typed.state, poBoxZip: zipCode }
    case 'MILITARY':
      return {
        unit: typed.unit,
        unitNumber: typed.unitNumber.trim(),
        apoFmoDpo: typed.apoFmoDpo,
        aeApAA: typed.aeApAA,
        country: 'USA',
        zipCode,
      }
    case 'FOREIGN': {
      const state = typed.foreignState.trim()
      const country = typed.foreignCountry
      return { ...street, city, state, country, foreignState: state, foreignCountry: country, zipCode }
    }
  }
}

/** As `thirdPartyRegistrationSubmit` takes it: all trimmed but the secrets, which are what was typed. */
export const thirdPartyBody = (request: ThirdPartyRequest, entries: ThirdPartyEntries): ThirdPartyBody => {
  const telephone1 = internationalPhone(entries.primaryPhone)
  return {
    firstName: entries.firstName.trim(),
    middleName: entries.middleName.trim(),
    lastName: entries.lastName.trim(),
    careOfName: entries.careOf.trim(),
    email: entries.email.trim(),
    telephone1,
    phoneCountryCode: phoneCallingCode(telephone1),
    telephone1Ext: entries.extension.trim(),
    addressType: entries.address.addressType,
    ...addressBody(entries.address),
    loginId: entries.loginId.trim(),
    password: entries.password,
    securityQuestion: entries.question,
    securityAnswer: entries.answer,
    mfaOptIn: entries.mfaOptIn,
    mfaPhoneFactor: entries.mfaOptIn ? internationalPhone(entries.phone) : '',
    connectionContractNumber: request.accountNumber,
    primaryBusinessPartnerNumber: request.primaryPartnerNumber,
    thirdPartyBusinessPartnerNumber: request.partnerNumber,
    thirdPartyURLHashCode: request.hashcode,
    relationshipType: request.relationshipType,
  }
}

const refusals: Readonly<Record<string, ThirdPartyRefusal>> = {
  'No jurisdiction code': { code: 'invalidAddress' },
  'Business partner not created': { code: 'partnerNotCreated' },
  'Accounts not linked': { code: 'accountsNotLinked' },
  'Login ID not available': { code: 'loginIdTaken' },
  'Account not created': { code: 'accountNotCreated' },
  // A refusal without a word of why is the one that document 2, §2.8 has a text for.
  '': { code: 'notCreated' },
}

/** Document 2, §8: by Details; the summary of a broken password policy is shown as it came. */
export const thirdPartyRefusal = (answer: RegistrationAnswer): ThirdPartyRefusal => {
  const summary = answer.errorCauses[0]?.errorSummary.trim().slice(0, summaryLimit)
  if (answer.errorSummaryStatus === 'Password policy' && summary) return { message: summary }
  const known = Object.hasOwn(refusals, answer.Details) ? refusals[answer.Details] : undefined
  return known ?? { code: 'somethingWrong' }
}

/** The business partner number is the request's, else the answer's (contract §1). */
export const thirdPartyRegistrationOutcome = (
  answer: RegistrationAnswer,
  body: ThirdPartyBody,
): ThirdPartyRegistrationOutcome => {
  if (answer.Status !== 'Success') return { kind: 'refused', refusal: thirdPartyRefusal(answer) }
  return {
    kind: 'registered',
    registered: {
      firstName: body.firstName,
      lastName: body.lastName,
      loginId: body.loginId,
      email: body.email,
      oktaId: answer.oktaId,
      factorId: answer.mfaEnrolledStatus === 'Success' ? answer.smsFactorId : '',
      mfaOptIn: body.mfaOptIn,
      phone: body.mfaPhoneFactor,
      partnerNumber: body.thirdPartyBusinessPartnerNumber || answer.thirdPartyBusinessPartnerNumber,
    },
  }
}
