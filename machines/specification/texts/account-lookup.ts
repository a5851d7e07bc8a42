import type { DocumentedTexts } from './documented-text.ts'

export const accountLookupTexts: DocumentedTexts = {
  '1 §2.6': {
    'account-lookup.title': 'Look Up Account',
    'account-lookup.modes.address': 'Search by Address',
    'account-lookup.modes.phone': 'Search by Phone Number',
    'fields.individual': 'Individual',
    'fields.business': 'Business',
    'account-lookup.searchAgain': 'Search Again',
    'account-lookup.back': 'Back',
  },
  '1 §5': {
    'account-lookup.errors.streetNameRequired': 'Street Name Required',
    'account-lookup.errors.cityRequired': 'City Required',
    'account-lookup.errors.stateRequired': 'State Required',
    'account-lookup.errors.zipCodeRequired': 'Zip Code Required',
  },
  '1 §8': {
    'account-lookup.callFailed': 'Something went wrong',
    'account-lookup.results.notFound.text':
      'Unable to find an account number associated with the information provided.',
    'account-lookup.results.noEmail.text':
      'Found account associated with the information provided, but no email on record.',
    'account-lookup.results.newYork.text':
      'Unable to find an account eligible for registration associated with the information provided.',
    'account-lookup.noEmailHelp.title': "Didn't get an email?",
    'account-lookup.notFoundHelp.title': 'Unable to find account number?',
    'account-lookup.notWhitelisted':
      'Found account details but unable to send to non-whitelisted email address',
  },
  '2 §2.14': {
    'account-lookup.modes.address': 'Search by Address',
    'account-lookup.modes.phone': 'Search by Phone Number',
    'fields.individual': 'Individual',
    'fields.business': 'Business',
    'account-lookup.back': 'Back',
    'account-lookup.searchAgain': 'Search Again',
  },
  '2 §4': {
    'account-lookup.notWhitelisted':
      'Found account details but unable to send to non-whitelisted email address',
  },
  '2 §5': {
    'fields.firstName': 'First Name',
    'fields.lastName': 'Last Name',
    'fields.customerName': 'Business Name',
    'account-lookup.fields.phone': 'Phone Number',
    'fields.streetName': 'Street Name',
    'fields.city': 'City',
    'fields.state': 'State',
    'fields.zipCode': 'Zip Code',
    'fields.houseNumber': 'House Number',
    'account-lookup.errors.firstNameRequired': 'First Name Required',
    'account-lookup.errors.lastNameRequired': 'Last Name Required',
    'account-lookup.errors.customerNameRequired': 'Business Name Required',
    'account-lookup.errors.phoneInvalid': 'Valid Phone Number Required',
    'account-lookup.errors.streetNameRequired': 'Street Name Required',
    'account-lookup.errors.cityRequired': 'City Required',
    'account-lookup.errors.stateRequired': 'State Required',
    'account-lookup.errors.zipCodeRequired': 'Zip Code Required',
  },
  '2 §8': {
    'account-lookup.callFailed': 'Something went wrong',
    'account-lookup.results.notFound.text':
      'Unable to find an account number associated with the information provided.',
    'account-lookup.results.noEmail.text':
      'Found account associated with the information provided, but no email on record.',
    'account-lookup.results.newYork.text':
      'Unable to find an account eligible for registration associated with the information provided.',
  },
  'the label of the other forms for an email': {
    'fields.email': 'Email Address',
  },
}
