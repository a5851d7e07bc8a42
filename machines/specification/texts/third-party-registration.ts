import type { DocumentedTexts } from './documented-text.ts'

export const thirdPartyRegistrationTexts: DocumentedTexts = {
  '2 §2.8': {
    'third-party-registration.address.types.STANDARD': 'Standard',
    'third-party-registration.address.types.PO BOX': 'PO Box',
    'third-party-registration.address.types.MILITARY': 'Military',
    'third-party-registration.address.types.FOREIGN': 'Foreign',
    'third-party-registration.couldNotCreate.title': 'Could Not Create User',
    'third-party-registration.couldNotCreate.refusals.notCreated':
      'Could not create a new user at this time. Please make sure you do not already have a user or try again later.',
  },
  '2 §3': {
    'third-party-registration.address.units.CMR': 'CMR (Community Mail Room)',
    'third-party-registration.address.units.PSC': 'PSC (Postal Service Center)',
    'third-party-registration.address.units.Unit': 'Unit',
  },
  '2 §5': {
    'fields.firstName': 'First Name',
    'fields.lastName': 'Last Name',
    'third-party-registration.person.primaryPhone': 'Primary Phone',
    'fields.email': 'Email Address',
    'third-party-registration.person.confirmEmail': 'Confirm Email',
    'fields.houseNumber': 'House Number',
    'fields.streetName': 'Street Name',
    'third-party-registration.address.poBox': 'PO Box',
    'third-party-registration.address.unit': 'Unit',
    'third-party-registration.address.unitNumber': 'Unit Number',
    'third-party-registration.address.apoFmoDpo': 'APO/FMO/DPO',
    'third-party-registration.address.aeApAA': 'AE/AP/AA',
    'fields.city': 'City',
    'fields.state': 'State',
    'third-party-registration.address.foreignState': 'Foreign State',
    'third-party-registration.address.foreignCountry': 'Foreign Country',
    'fields.zipCode': 'Zip Code',
    'third-party-registration.errors.firstNameRequired': 'First Name Required',
    'third-party-registration.errors.lastNameRequired': 'Last Name Required',
    'third-party-registration.errors.streetNameRequired': 'Street Name Required',
    'third-party-registration.errors.cityRequired': 'City Required',
    'third-party-registration.errors.stateRequired': 'State Required',
    'third-party-registration.errors.zipCodeRequired': 'Zip Code Required',
  },
  '2 §8': {
    'third-party-registration.couldNotCreate.refusals.invalidAddress':
      'Failed to create business partner, please make sure you have entered a valid address',
    'third-party-registration.couldNotCreate.refusals.partnerNotCreated':
      'Failed to create business partner, please try again or contact customer service',
    'third-party-registration.couldNotCreate.refusals.accountsNotLinked':
      'Failed to link accounts, please try again or contact customer service',
    'third-party-registration.couldNotCreate.refusals.loginIdTaken':
      'This Login ID is not available, please choose a different Login ID',
    'third-party-registration.couldNotCreate.refusals.accountNotCreated':
      'Failed to create account, please try again or contact customer service',
    'third-party-registration.couldNotCreate.refusals.somethingWrong':
      'Something went wrong, please try again or contact customer service',
  },
  'the title is the heading under which the document describes the screen': {
    'third-party-registration.title': 'Third Party Registration',
  },
  'a label as those of the other names': {
    'fields.middleName': 'Middle Name',
  },
  'the field’s name and “Required”, like every other message': {
    'third-party-registration.errors.primaryPhoneRequired': 'Primary Phone Required',
    'third-party-registration.errors.confirmEmailRequired': 'Confirm Email Required',
    'third-party-registration.errors.houseNumberRequired': 'House Number Required',
    'third-party-registration.errors.poBoxRequired': 'PO Box Required',
    'third-party-registration.errors.unitRequired': 'Unit Required',
    'third-party-registration.errors.unitNumberRequired': 'Unit Number Required',
    'third-party-registration.errors.apoFmoDpoRequired': 'APO/FMO/DPO Required',
    'third-party-registration.errors.aeApAARequired': 'AE/AP/AA Required',
    'third-party-registration.errors.foreignStateRequired': 'Foreign State Required',
    'third-party-registration.errors.foreignCountryRequired': 'Foreign Country Required',
  },
}
