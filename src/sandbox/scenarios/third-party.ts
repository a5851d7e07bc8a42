import { paths } from '../../contract/portal-paths.ts'
import { offline, whileAnswered, type FlowScenarios } from './scenario.ts'

const people = 'thirdParty'
const accepted = 'Open the link of Agnes Novak, which was accepted before'

export const thirdPartyScenarios: readonly FlowScenarios[] = [
  {
    flow: 'thirdPartyRequest',
    title: 'Answer a request',
    path: paths.secondaryAccountHolder,
    people,
    states: {
      loading: whileAnswered('Open the link of Rosalind Hart.'),
      loadingAccount: whileAnswered('It follows loading by itself.'),
      notFound: 'Open a link with one letter of its code changed.',
      loadFailed:
        'Block /api/getPrimaryAccountInfo in the browser’s developer tools and open the link of Rosalind Hart.',
      form: 'Open the link of Rosalind Hart.',
      review: 'As for form, then choose Yes and press Submit.',
      confirmingRejection: 'As for form, then choose No and press Submit.',
      'answering.updating': whileAnswered('As for review or confirmingRejection, then confirm.'),
      'answering.notifying': whileAnswered('It follows answering.updating by itself.'),
      'answering.recording': whileAnswered('It follows answering.notifying by itself.'),
      answerFailed: offline('as for review or confirmingRejection, then confirm.'),
      stopped:
        'As for review; block /api/sendThirdPartyAcceptV2 in the browser’s developer tools, then confirm.',
      taken: 'As for stopped, then close the dialog.',
      accepted: 'As for review, then confirm.',
      rejected: 'Open the link of Ines Vogt.',
      removed: 'Open the link of Nadia Aziz.',
      expired: 'Open the link of Paul Deng.',
      completed: 'Open the link of Carmen Ortiz.',
      home: 'As for notFound, then close the dialog.',
      closed: 'Press Close.',
    },
  },
  {
    flow: 'thirdPartyAcceptance',
    title: 'Link a login to the account',
    path: paths.secondaryAccountHolder,
    people,
    states: {
      findingPerson: whileAnswered(`${accepted}.`),
      choice: `${accepted}, without being signed in.`,
      signedInAs: `Be signed in as mchen_1207. ${accepted}.`,
      signingOut: whileAnswered('As for signedInAs, then press “Log out and use another login”.'),
      creating: whileAnswered('As for signedInAs, then confirm.'),
      couldNotCreate: 'Open the link of Joan Abrams.',
      completing: whileAnswered('It follows creating by itself.'),
      completionFailed:
        'As for signedInAs; block /api/updateThirdPartyRequestStatusCode in the browser’s developer tools, then confirm.',
      incomplete: 'As for completionFailed, then close the dialog.',
      linked: 'As for choice, then log in as ruth-abrams.',
      home: 'As for couldNotCreate, then close the dialog.',
      closed: 'Press Close.',
    },
  },
  {
    flow: 'thirdPartyRegistration',
    title: 'Register as third party',
    path: paths.secondaryAccountHolder,
    people,
    states: {
      form: 'Open the link of Rosalind Hart, accept, and choose Sign Up.',
      registering: whileAnswered('Fill in the form and press the button.'),
      couldNotCreate: 'Open the link of Edith Moss, choose Sign Up, fill in the form and press the button.',
      registered: 'Fill in the form and press the button.',
      cancelled: 'Press Cancel.',
      login: 'As for couldNotCreate, then choose Return to Login in the dialog.',
      nothingStored: 'Open /thirdPartyRegistration in a new tab, where nothing is stored.',
      leaving: 'Fill in a field and press Close.',
      closed: 'Press Close.',
    },
  },
  {
    flow: 'thirdPartyConfirmation',
    title: 'Confirm the third party’s registration',
    path: paths.secondaryAccountHolder,
    people,
    states: {
      open: 'Register as third party.',
      nothingStored: 'Open /thirdPartyConfirmation in a new tab, where nothing is stored.',
    },
  },
]
