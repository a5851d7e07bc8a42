import { paths } from '../../contract/portal-paths.ts'
import { offline, whileAnswered, type FlowScenarios } from './scenario.ts'

export const signInScenarios: readonly FlowScenarios[] = [
  {
    flow: 'alerts',
    title: 'Alerts of the landing page',
    path: '/',
    states: {
      loading: whileAnswered('Open the page in a new tab.'),
      shown: 'Open the page.',
      hidden: 'Block /api/getActiveAlerts in the browser’s developer tools and open the page in a new tab.',
    },
  },
  {
    flow: 'serviceLogin',
    title: 'Get Started',
    path: '/',
    states: {
      ready: 'Open the page.',
      recognising: whileAnswered('Press Get Started.'),
      loggingIn: whileAnswered('Press Get Started.'),
      opening: 'Press Get Started: it is over as soon as the window opens.',
      failed: offline('press Get Started.'),
    },
  },
  {
    flow: 'anonymousLogin',
    title: 'Get Started by a link',
    path: paths.anonymousLogin,
    states: {
      recognising: whileAnswered('Open the link.'),
      loggingIn: whileAnswered('Open the link.'),
      opening: 'Open the link: it is over as soon as the window opens.',
      opened: 'Open the link where the browser lets it open a window, and look at the page that stays.',
      login: 'Block /api/serviceLogin in the browser’s developer tools and open the link.',
    },
  },
  {
    flow: 'signIn',
    title: 'Sign in and out',
    path: paths.login,
    people: 'signIn',
    states: {
      ready: 'Open the page.',
      redirecting: whileAnswered('Press Log In.'),
      finishing: whileAnswered('Log in as mchen_1207: the way back from the login page leads through it.'),
      checking: whileAnswered('Be signed in and open /account.'),
      failed: offline('press Log In. Each other failure: change the state in the address on the way back.'),
      groupMissing:
        'Protect a route with the group Admins in the page configuration and open it as somebody else than Ruth Abrams.',
      granted: 'Log in as mchen_1207.',
      signingOut: whileAnswered('Be signed in, then press Log Out.'),
      signedIn: 'Log in: the page passes it on its way to where you were going.',
      signedOut: 'Be signed in, then press Log Out.',
      account: 'Be signed in, open / and press Go to your account.',
      login: 'Open /account without being signed in.',
    },
  },
  {
    flow: 'accountOverview',
    title: 'Your accounts',
    path: paths.account,
    people: 'signIn',
    states: {
      loading: whileAnswered('Be signed in and open /account.'),
      'shown.phone.complete': 'Log in as tomasherrera.',
      'shown.phone.offered': 'Log in as nina_sorokin.',
      'shown.phone.sending': whileAnswered('Log in as nina_sorokin and press Confirm this phone.'),
      'shown.phone.notSent':
        'Log in as nina_sorokin, press Confirm this phone, load the page anew and press it again.',
      'shown.phone.confirming': 'Log in as nina_sorokin and press Confirm this phone.',
      'shown.phone.confirmed': 'Enter the code of the outbox there.',
      'shown.language.unchanged': 'Log in as tomasherrera.',
      'shown.language.saving': whileAnswered('Log in as tomasherrera, choose a language and press Save.'),
      'shown.language.saved': 'Log in as tomasherrera, choose a language and press Save.',
      'shown.language.notSaved': offline('press Save, logged in as tomasherrera.'),
      'shown.bills.unchanged': 'Log in as nina_sorokin.',
      'shown.bills.switching': whileAnswered('Log in as nina_sorokin and press Switch to paperless.'),
      'shown.bills.switched': 'Log in as nina_sorokin and press Switch to paperless.',
      'shown.bills.notSwitched': offline('press Switch to paperless, logged in as nina_sorokin.'),
      failed: 'Block /oauth2/default/v1/overview in the browser’s developer tools and open /account.',
      absent: 'Start with the OKTA_ISSUER of somebody else and open /account.',
      login:
        'Be signed in on two browsers, press Log out everywhere else on one and open /account on the other.',
    },
  },
  {
    flow: 'sessions',
    title: 'Where you are logged in',
    path: paths.account,
    people: 'signIn',
    states: {
      loading: whileAnswered('Be signed in and open /account.'),
      listed: 'Log in as mchen_1207.',
      ending: whileAnswered('Log in from two browsers, then press Log out everywhere else.'),
      ended: 'Log in from two browsers, then press Log out everywhere else.',
      failed: 'Block /oauth2/default/v1/sessions in the browser’s developer tools and open /account.',
      notEnded: offline('press Log out everywhere else, logged in from two browsers.'),
      absent: 'Start with the OKTA_ISSUER of somebody else and open /account.',
      login:
        'Be signed in on two browsers, press Log out everywhere else on one and open /account on the other.',
    },
  },
]
