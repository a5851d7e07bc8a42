import type { DocumentedTexts } from './documented-text.ts'

export const thirdPartyRegistrationTexts: DocumentedTexts = {
  '2 §2.8': {
    'thirdPartyRegistration.address.types.STANDARD': 'Standard',
    'thirdPartyRegistration.address.types.PO BOX': 'PO Box',
    'thirdPartyRegistration.address.types.MILITARY': 'Military',
    'thirdPartyRegistration.address.types.FOREIGN': 'Foreign',
    'thirdPartyRegistration.couldNotCreate.title': 'Could Not Create User',
    'thirdPartyRegistration.couldNotCreate.refusals.notCreated':
      'Could not create a new user at this time. Please make sure you do not already have a user or try again later.',
  },
  '2 §3': {
    'thirdPartyRegistration.address.units.CMR': 'CMR (Community Mail Room)',
    'thirdPartyRegistration.address.units.PSC': 'PSC (Postal Service Center)',
    'thirdPartyRegistration.address.units.Unit': 'Unit',
  },
  '2 §5': {
    'fields.firstName': 'First Name',
    'fields.lastName': 'Last Name',
    'thirdPartyRegistration.person.primaryPhone': 'Primary Phone',
    'fields.email': 'Email Address',
    'thirdPartyRegistration.person.confirmEmail': 'Confirm Email',
    'fields.houseNumber': 'House Number',
    'fields.streetName': 'Street Name',
    'thirdPartyRegistration.address.poBox': 'PO Box',
    'thirdPartyRegistration.address.unit': 'Unit',
    'thirdPartyRegistration.address.unitNumber': 'Unit Number',
    'thirdPartyRegistration.address.apoFmoDpo': 'APO/FMO/DPO',
    'thirdPartyRegistration.address.aeApAA': 'AE/AP/AA',
    'fields.city': 'City',
    'fields.state': 'State',
    'thirdPartyRegistration.address.foreignState': 'Foreign State',
    'thirdPartyRegistration.address.foreignCountry': 'Foreign Country',
    'fields.zipCode': 'Zip Code',
    'thirdPartyRegistration.errors.firstNameRequired': 'First Name Required',
    'thirdPartyRegistration.errors.lastNameRequired': 'Last Name Required',
    'thirdPartyRegistration.errors.streetNameRequired': 'Street Name Required',
    'thirdPartyRegistration.errors.cityRequired': 'City Required',
    'thirdPartyRegistration.errors.stateRequired': 'State Required',
    'thirdPartyRegistration.errors.zipCodeRequired': 'Zip Code Required',
  },
  '2 §8': {
    'thirdPartyRegistration.couldNotCreate.refusals.invalidAddress':
      'Failed to create business partner, please make sure you have entered a valid address',
    'thirdPartyRegistration.couldNotCreate.refusals.partnerNotCreated':
      'Failed to create business partner, please try again or contact customer service',
    'thirdPartyRegistration.couldNotCreate.refusals.accountsNotLinked':
      'Failed to link accounts, please try again or contact customer service',
    'thirdPartyRegistration.couldNotCreate.refusals.loginIdTaken':
      'This Login ID is not available, please choose a different Login ID',
    'thirdPartyRegistration.couldNotCreate.refusals.accountNotCreated':
      'Failed to create account, please try again or contact customer service',
    'thirdPartyRegistration.couldNotCreate.refusals.somethingWrong':
      'Something went wrong, please try again or contact customer service',
  },
  'the title is the heading under which the document describes the screen': {
    'thirdPartyRegistration.title': 'Third Party Registration',
  },
  'a label as those of the other names': {
    'fields.middleName': 'Middle Name',
  },
  'the field’s name and “Required”, like every other message': {
    'thirdPartyRegistration.errors.primaryPhoneRequired': 'Primary Phone Required',
    'thirdPartyRegistration.errors.confirmEmailRequired': 'Confirm Email Required',
    'thirdPartyRegistration.errors.houseNumberRequired': 'House Number Required',
    'thirdPartyRegistration.errors.poBoxRequired': 'PO Box Required',
    'thirdPartyRegistration.errors.unitRequired': 'Unit Required',
    'thirdPartyRegistration.errors.unitNumberRequired': 'Unit Number Required',
    'thirdPartyRegistration.errors.apoFmoDpoRequired': 'APO/FMO/DPO Required',
    'thirdPartyRegistration.errors.aeApAARequired': 'AE/AP/AA Required',
    'thirdPartyRegistration.errors.foreignStateRequired': 'Foreign State Required',
    'thirdPartyRegistration.errors.foreignCountryRequired': 'Foreign Country Required',
  },
}
