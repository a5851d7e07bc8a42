import type { DocumentedTexts } from './documented-text.ts'

export const invitationTexts: DocumentedTexts = {
  '2 §2.10': {
    'invitation.title': ['Register for MyWater', 'MyWater'],
  },
  '2 §4': {
    'invitation.notFound.title': 'Registration Details not Found',
    'invitation.notFound.text': 'We were unable to find an account associated with the information provided.',
    'common.login': 'Login',
    'invitation.alreadyRegistered.title': 'Account Already Registered',
    'invitation.alreadyRegistered.text':
      'This account has already been registered, please click below to proceed to the login page.',
  },
  '2 §8': {
    'invitation.loadFailed': 'Something Went Wrong. Please Try Again Later',
    'invitation.callFailed':
      'An error occured while processing your request, please try again or contact us if the issue persists.',
    'invitation.couldNotCreate.title': 'Could Not Create User',
    'invitation.couldNotCreate.text':
      'Could not create a new user at this time. Please check information and try again, or contact us if the issue persists.',
  },
}
