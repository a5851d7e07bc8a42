import type { DocumentedTexts } from './documented-text.ts'

export const accountLookupTexts: DocumentedTexts = {
  '1 §2.6': {
    'accountLookup.title': 'Look Up Account',
  },
  '1 §2.6 · 2 §2.14': {
    'accountLookup.modes.address': 'Search by Address',
    'accountLookup.modes.phone': 'Search by Phone Number',
    'fields.individual': 'Individual',
    'fields.business': 'Business',
    'accountLookup.searchAgain': 'Search Again',
    'accountLookup.back': 'Back',
  },
  '1 §5 · 2 §5': {
    'accountLookup.errors.streetNameRequired': 'Street Name Required',
    'accountLookup.errors.cityRequired': 'City Required',
    'accountLookup.errors.stateRequired': 'State Required',
    'accountLookup.errors.zipCodeRequired': 'Zip Code Required',
  },
  '1 §8': {
    'accountLookup.noEmailHelp.title': "Didn't get an email?",
    'accountLookup.notFoundHelp.title': 'Unable to find account number?',
  },
  '1 §8 · 2 §4': {
    'accountLookup.notWhitelisted':
      'Found account details but unable to send to non-whitelisted email address',
  },
  '1 §8 · 2 §8': {
    'accountLookup.callFailed': 'Something went wrong',
    'accountLookup.results.notFound.text':
      'Unable to find an account number associated with the information provided.',
    'accountLookup.results.noEmail.text':
      'Found account associated with the information provided, but no email on record.',
    'accountLookup.results.newYork.text':
      'Unable to find an account eligible for registration associated with the information provided.',
  },
  '2 §5': {
    'fields.firstName': 'First Name',
    'fields.lastName': 'Last Name',
    'fields.customerName': 'Business Name',
    'accountLookup.fields.phone': 'Phone Number',
    'fields.streetName': 'Street Name',
    'fields.city': 'City',
    'fields.state': 'State',
    'fields.zipCode': 'Zip Code',
    'fields.houseNumber': 'House Number',
    'accountLookup.errors.firstNameRequired': 'First Name Required',
    'accountLookup.errors.lastNameRequired': 'Last Name Required',
    'accountLookup.errors.customerNameRequired': 'Business Name Required',
    'accountLookup.errors.phoneInvalid': 'Valid Phone Number Required',
  },
  'the label of the other forms for an email': {
    'fields.email': 'Email Address',
  },
}
