import { paths } from '../../contract/portal-paths.ts'
import { offline, whileAnswered, type FlowScenarios } from './scenario.ts'

const toForm = 'Check the box and press Next.'

export const recoveryScenarios: readonly FlowScenarios[] = [
  {
    flow: 'forgotPassword',
    title: 'Forgot password',
    path: paths.forgotPassword,
    people: 'forgotPassword',
    states: {
      securityCheck: 'Open the page.',
      form: toForm,
      requesting: whileAnswered('Ask for the login ID of Priya Raman.'),
      callFailed: offline('press Next on the filled form.'),
      emailSelection: 'Ask for the login ID of Nadia Rahman.',
      sendingReset: whileAnswered('As for emailSelection, then choose an address and press Next.'),
      resetFailed: offline('as for emailSelection, choose an address and press Next.'),
      sent: 'Ask for the login ID of Priya Raman.',
      refused: 'Ask for a login ID nobody has.',
      unable: 'Ask for the login ID of Otto Lindqvist.',
      newYork: 'Ask for the login ID of Leah Goldberg.',
      staged: 'Ask for the login ID of Ben Carter.',
      inactive: 'Ask for the login ID of Joan Mercer.',
      selfService: 'Ask for the login ID of Ivan Dimitrov.',
    },
  },
  {
    flow: 'forgotLogin',
    title: 'Forgot login ID',
    path: paths.forgotLogin,
    people: 'forgotLogin',
    states: {
      securityCheck: 'Open the page.',
      form: `${toForm} With the email of Hannah Weiss the account number becomes required.`,
      sending: whileAnswered('Ask with the email of Priya Raman.'),
      callFailed: offline('press Next on the filled form.'),
      sent: 'Ask with the email of Priya Raman.',
      refused: 'Ask with an email nobody has.',
    },
  },
  {
    flow: 'accountLookup',
    title: 'Look up an account number',
    path: paths.accountNumberLookup,
    people: 'accountLookup',
    states: {
      securityCheck: 'Open the page.',
      form: `${toForm} An answer without content comes for Tom Ferris.`,
      reviewing: whileAnswered('Press Next on the filled form for the first time: its rules are loaded.'),
      searching: whileAnswered('Search for Gloria Ama Mensah.'),
      callFailed: offline('press Next on the filled form.'),
      'results.sent': 'Search for Gloria Ama Mensah.',
      'results.notWhitelisted.shown': 'Search for Clara Johansson and look in the first half second.',
      'results.notWhitelisted.alert': 'Search for Clara Johansson.',
      'results.notWhitelisted.dismissed': 'Search for Clara Johansson and close the alert.',
      'results.noEmail': 'Search for Amir Shah.',
      'results.newYork': 'Search for Leah Goldberg.',
      'results.notFound': 'Search for Henry Adler.',
    },
  },
]
