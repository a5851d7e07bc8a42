import { paths } from '../../contract/portal-paths.ts'
import { offline, whileAnswered } from './scenario.ts'
import type { FlowScenarios } from './scenario.ts'

const toForm = 'Check the box and press Next.'
const smsOutbox = 'The code is in the outbox.'

export const registrationScenarios: readonly FlowScenarios[] = [
  {
    flow: 'securityCheck',
    title: 'Security check',
    path: paths.register,
    states: {
      unsolved: 'Open the page.',
      solved: 'With CAPTCHA_PASS=off, check the box.',
      spent: 'Check the box.',
      unavailable: 'Block /sandbox/captcha.js in the browser’s developer tools and load the page again.',
      passed: toForm,
    },
  },
  {
    flow: 'eligibility',
    title: 'Register: who is eligible',
    path: paths.register,
    people: 'eligibility',
    states: {
      securityCheck: 'Open the page.',
      form: toForm,
      lookup: `${toForm} Press “Look it up here”.`,
      validating: whileAnswered('Fill in the form and press Next.'),
      alreadyRegistered: 'Fill in the bill of Maria Chen and press Next.',
      registrationInProgress: 'Fill in the bill of Noah Kowalski and press Next.',
      eligible: 'Fill in the sample bill of the form, Jordan M Rivera, and press Next.',
      sisterRegistration: 'Fill in the bill of Grace Adeyemi and press Next.',
      login: 'As for alreadyRegistered, then press Login.',
      forgotLogin: 'As for alreadyRegistered, then press Forgot ID.',
      forgotPassword: 'As for alreadyRegistered, then press Reset Password.',
      leaving: 'Fill in a field and press Close.',
      closed: 'Press Close.',
    },
  },
  {
    flow: 'createLogin',
    title: 'Create a login',
    path: paths.register,
    people: 'creation',
    states: {
      form: 'Be eligible: the bill of Jordan M Rivera.',
      creating: whileAnswered('Fill in the form and press Next.'),
      couldNotCreate: 'Be eligible with the bill of Harold Bishop, fill in the form and press Next.',
      callFailed: offline('press Next on the filled form.'),
      created: 'Fill in the form and press Next.',
      previous: 'Press Previous.',
      proofLapsed:
        'With a backend that forgets a bill after half an hour: leave the form open longer than that, then press Next.',
      registered: 'Fill in the form in two tabs, with two login IDs, and press Next in both.',
      register: 'Open /createLogin in a new tab, where nothing is stored.',
      leaving: 'Fill in a field and press Close.',
      closed: 'Press Close.',
    },
  },
  {
    flow: 'loginCreation',
    title: 'The login ID is checked and the login created',
    path: paths.register,
    people: 'creation',
    states: {
      checkingLoginId: whileAnswered('Fill in the form of a login and press Next.'),
      creating: whileAnswered('Fill in the form of a login with a login ID nobody has and press Next.'),
      answered: 'Create a login.',
      loginIdTaken: 'Fill in the form of a login with the login ID mchen_1207 and press Next.',
      failed: offline('press Next on the filled form of a login.'),
    },
  },
  {
    flow: 'registrationConfirmation',
    title: 'Confirm the registration',
    path: paths.register,
    people: 'creation',
    states: {
      nothingStored: 'Open /registrationConfirmation in a new tab, where nothing is stored.',
      'open.record.asking': whileAnswered('Create a login.'),
      'open.record.asked': 'Create a login.',
      'open.email.link': 'Create a login.',
      'open.email.code':
        'Start the server with FEATURE_EMAIL_CODE=on, create a login, and choose the code by email.',
      'open.email.verified': 'As for open.email.code, then type the code of the mail in the outbox.',
    },
  },
  {
    flow: 'phoneConfirmation',
    title: 'Confirm the phone of a new login',
    path: paths.register,
    people: 'creation',
    states: {
      notAsked: 'Create a login without multi-factor authentication.',
      notEnrolled: 'Create a login with the phone +1 609 555 0199, which takes no SMS.',
      verification: 'Create a login with the phone +1 609 555 0148.',
      verified: `As for verification, then type the code. ${smsOutbox}`,
    },
  },
  {
    flow: 'smsVerification',
    title: 'The code that came by SMS',
    path: paths.register,
    people: 'creation',
    states: {
      'unverified.entry.typing': 'Create a login with the phone +1 609 555 0148.',
      'unverified.entry.verifying': whileAnswered('Type any code and press Verify.'),
      'unverified.resend.ready': 'Wait for half a minute after the last code was sent.',
      'unverified.resend.sending': whileAnswered('Press Resend Code.'),
      'unverified.resend.resent': 'Press Resend Code; it stands for three seconds.',
      'unverified.resend.coolingDown': 'Look in the half minute after a code was sent.',
      verified: `Type the code and press Verify. ${smsOutbox}`,
    },
  },
  {
    flow: 'emailFactor',
    title: 'The code that came by email',
    path: paths.register,
    people: 'creation',
    states: {
      listing: whileAnswered('As for the state open.email.code of registrationConfirmation.'),
      enrolling: whileAnswered(
        'As for listing, with a login that has no email factor yet: it follows by itself.',
      ),
      sending: whileAnswered('It follows enrolling by itself.'),
      failed: offline('choose the code by email.'),
      entering: 'Choose the code by email.',
      verified: 'Type the code of the mail in the outbox.',
    },
  },
  {
    flow: 'activation',
    title: 'Activate from the mailed link',
    path: paths.registrationComplete,
    people: 'activation',
    states: {
      processing: whileAnswered('Open the link of Omar Haddad.'),
      'complete.recording': whileAnswered(
        'Open the link of Mill Race Bakery LLC: it follows processing by itself.',
      ),
      'complete.recorded': 'Open the link of Fatima Zahra Idrissi.',
      alreadyActivated: 'Open the link of Maria Chen.',
      redirecting: whileAnswered('As for alreadyActivated, then press Login Now.'),
      'expired.form': 'Open the link of Beatriz Lima.',
      'expired.resending': whileAnswered('As for expired.form, then type beatriz_lima and press the button.'),
      'expired.resent': 'As for expired.form, then type beatriz_lima and press the button.',
      'expired.activated': 'As for expired.form, then type mchen_1207 and press the button.',
      lapsed: 'Open the link of Aisha Bello.',
      failed: 'Open the link of Derek Stone.',
      login: offline('press Login Now.'),
      noCode: 'Open /registrationComplete without a code.',
    },
  },
  {
    flow: 'resendActivation',
    title: 'Have the activation email sent again',
    path: paths.register,
    people: 'eligibility',
    states: {
      ready: 'Fill in the bill of Noah Kowalski and press Next.',
      sending: whileAnswered('As for ready, then press Resend Activation Email.'),
      sent: 'As for ready, then press Resend Activation Email; it stands for three seconds.',
      coolingDown: 'Look in the half minute after the mail was sent.',
      'changing.form': 'On the confirmation press Wrong email address?.',
      'changing.saving': 'As for changing.form, then send another address; the backend answers quickly.',
      'activated.alert':
        'As for ready; open the link of the mail in another tab, then press Resend Activation Email.',
      'activated.dismissed': 'As for activated.alert, then close the alert.',
    },
  },
]
