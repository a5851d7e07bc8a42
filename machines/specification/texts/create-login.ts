import type { DocumentedTexts } from './documented-text.ts'

export const createLoginTexts: DocumentedTexts = {
  '1 §2.3': {
    'createLogin.loginInfo': 'Login Info',
    'fields.loginId': 'Login ID',
    'createLogin.password': 'Password',
    'createLogin.confirmPassword': 'Confirm Password',
    'createLogin.question': 'Security Question',
    'createLogin.answer': 'Security Question Answer',
    'fields.email': 'Email Address',
    'createLogin.confirmEmail': 'Confirm Email Address',
    'createLogin.mfa.title': 'Multi-Factor Authentication',
    'createLogin.mfa.enable': 'Enable Multi-Factor Authentication',
    'createLogin.mfa.phone': 'Mobile Phone Number',
    'createLogin.mfa.rates': 'Standard messaging and data rates may apply. Message frequency varies.',
    'createLogin.couldNotCreate.title': 'Could not create user',
    'createLogin.couldNotCreate.text':
      'Could not create a new user at this time. Please check information and try again.',
  },
  '1 §2.3 · 2 §9': {
    'createLogin.registering': 'Registering...',
  },
  '1 §5': {
    'createLogin.errors.loginIdInvalid':
      'Login Id not valid (between 8 and 12 characters and no special characters)',
  },
  '1 §5 · 2 §5': {
    'createLogin.errors.loginIdRequired': 'Login Id Required',
    'createLogin.errors.loginIdNotAvailable': 'Login Id Not Available',
    'createLogin.errors.passwordRequired': 'Password Required',
    'createLogin.errors.passwordInvalid': 'Invalid Password',
    'createLogin.errors.passwordsDoNotMatch': 'Passwords Do Not Match',
    'createLogin.errors.securityQuestionRequired': 'Security Question Required',
    'createLogin.errors.securityAnswerTooShort':
      'Security Question Answer Must Be At Least 4 Characters Long',
    'createLogin.errors.securityAnswerMatches':
      'Security Question Answer May Not Match Your Password, Login Id, Or Email',
    'createLogin.errors.emailsDoNotMatch': 'Email Address Must Match',
    'createLogin.errors.phoneInvalid': 'Valid Phone Number Required',
  },
  '1 §8': {
    'createLogin.callFailed':
      'An error occured while processing your request, please try again or contact us if the issue persists.',
  },
  '2 §5': {
    'createLogin.errors.confirmPasswordRequired': 'Confirm Password Required',
    'createLogin.errors.securityAnswerRequired': 'Security Question Answer Required',
  },
  'the message that Forgot Login ID has for an empty email': {
    'createLogin.errors.emailRequired': 'Email Address Required',
  },
  'an email must look like an address': {
    'createLogin.errors.emailInvalid': 'Email Address Invalid',
  },
  'the field’s name and “Required”, like every other message': {
    'createLogin.errors.confirmEmailRequired': 'Confirm Email Address Required',
  },
}
