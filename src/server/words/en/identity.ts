import { inUnits } from '../../platform/language.ts'
import { createLogin } from '../../../portal/text/en/registration.ts'
import { fields } from '../../../portal/text/en/fields.ts'
import { landing } from '../../../portal/text/en/landing.ts'
import { common, page } from '../../../portal/text/en/page.ts'
import { smsVerification } from '../../../portal/text/en/verification.ts'

/** The built-in identity provider's pages say the rest with the portal's words. */
export const identity = {
  common,
  createLogin,
  fields,
  page,
  smsVerification,
  logIn: 'Log in',
  logInButton: 'Log In',
  forgotPassword: 'Forgot Password',
  forgotLogin: 'Forgot Login ID',
  newHere: 'New here?',
  signUp: 'Sign Up',
  problems: {
    refused: 'The Login ID or password is not right. Please check both and try again.',
    notActivated: 'Your account has been created but is not yet activated.',
    lapsed: 'Your registration has lapsed: it was not activated within three weeks.',
    inactive: 'This login is not active. Please contact customer service.',
    wrong: 'That code is not right. Please check the text message and try again.',
    expired: 'That code has expired. Please ask for a new one.',
    blocked: 'There were too many tries. No code can be used now. Please try again in an hour.',
    noMoreMessages: (wait: string) =>
      `There were too many tries. No more codes can be sent to this phone now. Please try again in ${wait}.`,
    notServed: 'We cannot send text messages to this phone. Please contact customer service.',
    budgetUsedUp:
      'No more text messages can be sent today. Please try again tomorrow, or contact customer service.',
    tooManyTries: (wait: string) =>
      `There were too many tries. Please try again in ${wait}, or choose Forgot Password: a new password works at once.`,
  },
  notActivatedHelp: 'Please open the activation link in the email we sent you, then log in here.',
  lapsedHelp: 'Please choose Sign Up below and register again. You need your bill.',
  check: 'Check your phone',
  codeSent: (end: string) =>
    `We sent a code of 6 digits to your phone ending in ${end}. It is good for 10 minutes.`,
  lostPhone: 'No code, or not this phone any more? Call us at',
  anotherLogin: 'Log in with another login ID',
  cooldown: (seconds: number) =>
    `We have just sent a code to this phone. You can ask for another in ${inUnits('en', seconds, 'second')}.`,
  resent: 'A new code is on its way.',
  notices: {
    expired: {
      title: 'This login page has expired',
      text: 'It was open for too long, or it was already used. Nothing was sent. Please start again.',
    },
    failed: {
      title: 'We could not log you in',
      text: 'That link did not work. Please start again from our home page.',
    },
    busy: {
      title: 'Please try again in a minute',
      text: 'We are too busy right now. Go back and try again in a minute.',
    },
    signedOut: { title: landing.login.signedOut, text: 'To see your account again, log in.' },
  },
  logOut: 'Log out',
  logOutButton: 'Log Out',
  back: (product: string) => `Back to ${product}`,
  reset: {
    title: 'Choose a new password',
    newPassword: 'New Password',
    furtherRules: ['Not your current password', 'Not a password that is easy to guess'],
    save: 'Save Password',
    problems: {
      passwordTooLong: 'Please use at most 256 characters.',
      passwordCommon: 'This password is easy to guess. Please choose another.',
      passwordUsed: 'This is your current password. Please choose another.',
    },
    tooManyTries: (wait: string) => `There were too many tries. Please try again in ${wait}.`,
    done: {
      title: 'Your password is changed',
      text: 'You were logged out everywhere. Please log in with your new password.',
    },
    gone: {
      title: 'This link no longer works',
      text: 'It was used already, a newer one was sent, or it is more than an hour old. Nothing was changed.',
    },
    askAgain: 'Get a New Link',
  },
}
