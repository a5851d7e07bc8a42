import { paths } from '../../contract/portal-paths.ts'
import { offline, whileAnswered, type FlowScenarios } from './scenario.ts'

export const linkScenarios: readonly FlowScenarios[] = [
  {
    flow: 'invitation',
    title: 'Register by invitation',
    path: paths.registrationInvitation,
    people: 'invitation',
    states: {
      loading: whileAnswered('Open the link of Imani Rose Okoye.'),
      notFound: 'Open the link of Lena Brandt, which is too old.',
      loadFailed:
        'Block /api/getEnrollmentDetails in the browser’s developer tools and open the link of Imani Rose Okoye.',
      alreadyRegistered: 'Open the link of Howard Finch.',
      redirecting: whileAnswered('As for alreadyRegistered, then close the dialog.'),
      form: 'Open the link of Imani Rose Okoye.',
      creating: whileAnswered('Fill in the form and press the button.'),
      couldNotCreate: 'Open the link of Sergio Blanco, fill in the form and press the button.',
      callFailed: offline('press the button of the filled form.'),
      created: 'Fill in the form and press the button.',
      login: 'Press Cancel.',
      leaving: 'Fill in a field and press Close.',
      closed: 'Press Close.',
    },
  },
  {
    flow: 'invitationComplete',
    title: 'Welcome after an invitation',
    path: paths.registrationInvitation,
    people: 'invitation',
    states: {
      'open.ready': 'Register by invitation.',
      'open.redirecting': whileAnswered('Register by invitation, then press Login Now.'),
      login: 'Open /registrationInvitationComplete in a new tab, where nothing is stored.',
    },
  },
  {
    flow: 'paperless',
    title: 'Paperless enrolment',
    path: paths.paperlessEnrollment,
    people: 'paperless',
    states: {
      enrolling: whileAnswered('Open the link of Imani Rose Okoye.'),
      'enrolled.recording': whileAnswered('It follows enrolling by itself.'),
      'enrolled.recorded': 'Open the link of Imani Rose Okoye.',
      alreadyEnrolled: 'Open the link of Howard Finch.',
      keepingPaper: whileAnswered('Open the link of Howard Finch, then press Keep my paper bill.'),
      paperKept: 'Open the link of Howard Finch, then press Keep my paper bill.',
      paperNotKept: offline('press Keep my paper bill, after the link of Howard Finch.'),
      failed: 'Open the link of Lena Brandt, which is too old.',
    },
  },
  {
    flow: 'timeLimit',
    title: 'Time limit',
    path: paths.register,
    states: {
      quiet: 'Copy the bill of Imani Rose Okoye and press Next.',
      soon: 'As for quiet, then wait 28 minutes.',
      over: 'As for soon, then wait 2 more minutes.',
    },
  },
]
