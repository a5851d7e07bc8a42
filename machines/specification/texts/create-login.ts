import type { DocumentedTexts } from './documented-text.ts'

export const createLoginTexts: DocumentedTexts = {
  '1 §2.3': {
    'create-login.loginInfo': 'Login Info',
    'fields.loginId': 'Login ID',
    'create-login.password': 'Password',
    'create-login.confirmPassword': 'Confirm Password',
    'create-login.question': 'Security Question',
    'create-login.answer': 'Security Question Answer',
    'fields.email': 'Email Address',
    'create-login.confirmEmail': 'Confirm Email Address',
    'create-login.mfa.title': 'Multi-Factor Authentication',
    'create-login.mfa.enable': 'Enable Multi-Factor Authentication',
    'create-login.mfa.phone': 'Mobile Phone Number',
    'create-login.mfa.rates': 'Standard messaging and data rates may apply. Message frequency varies.',
    'create-login.registering': 'Registering...',
    'create-login.couldNotCreate.title': 'Could not create user',
    'create-login.couldNotCreate.text':
      'Could not create a new user at this time. Please check information and try again.',
  },
  '1 §5': {
    'create-login.errors.loginIdRequired': 'Login Id Required',
    'create-login.errors.loginIdInvalid':
      'Login Id not valid (between 8 and 12 characters and no special characters)',
    'create-login.errors.loginIdNotAvailable': 'Login Id Not Available',
    'create-login.errors.passwordRequired': 'Password Required',
    'create-login.errors.passwordInvalid': 'Invalid Password',
    'create-login.errors.passwordsDoNotMatch': 'Passwords Do Not Match',
    'create-login.errors.securityQuestionRequired': 'Security Question Required',
    'create-login.errors.securityAnswerTooShort':
      'Security Question Answer Must Be At Least 4 Characters Long',
    'create-login.errors.securityAnswerMatches':
      'Security Question Answer May Not Match Your Password, Login Id, Or Email',
    'create-login.errors.emailsDoNotMatch': 'Email Address Must Match',
    'create-login.errors.phoneInvalid': 'Valid Phone Number Required',
  },
  '1 §8': {
    'create-login.callFailed':
      'An error occured while processing your request, please try again or contact us if the issue persists.',
  },
  '2 §5': {
    'create-login.errors.loginIdRequired': 'Login Id Required',
    'create-login.errors.loginIdNotAvailable': 'Login Id Not Available',
    'create-login.errors.passwordRequired': 'Password Required',
    'create-login.errors.passwordInvalid': 'Invalid Password',
    'create-login.errors.confirmPasswordRequired': 'Confirm Password Required',
    'create-login.errors.passwordsDoNotMatch': 'Passwords Do Not Match',
    'create-login.errors.securityQuestionRequired': 'Security Question Required',
    'create-login.errors.securityAnswerRequired': 'Security Question Answer Required',
    'create-login.errors.securityAnswerTooShort':
      'Security Question Answer Must Be At Least 4 Characters Long',
    'create-login.errors.securityAnswerMatches':
      'Security Question Answer May Not Match Your Password, Login Id, Or Email',
    'create-login.errors.emailsDoNotMatch': 'Email Address Must Match',
    'create-login.errors.phoneInvalid': 'Valid Phone Number Required',
  },
  '2 §9': {
    'create-login.registering': 'Registering...',
  },
  'the message that Forgot Login ID has for an empty email': {
    'create-login.errors.emailRequired': 'Email Address Required',
  },
  'an email must look like an address': {
    'create-login.errors.emailInvalid': 'Email Address Invalid',
  },
  'the field’s name and “Required”, like every other message': {
    'create-login.errors.confirmEmailRequired': 'Confirm Email Address Required',
  },
}
