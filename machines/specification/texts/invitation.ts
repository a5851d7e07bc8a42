import type { DocumentedText } from './documented-text.ts'

export const invitationTexts: readonly DocumentedText[] = [
  {
    document: 2,
    section: '2.10',
    text: 'Register for MyWater',
    where: ['invitation.title'],
    given: ['MyWater'],
  },
  { document: 2, section: '4', text: 'Registration Details not Found', where: ['invitation.notFound.title'] },
  {
    document: 2,
    section: '4',
    text: 'We were unable to find an account associated with the information provided.',
    where: ['invitation.notFound.text'],
  },
  { document: 2, section: '4', text: 'Login', where: ['common.login'] },
  {
    document: 2,
    section: '4',
    text: 'Account Already Registered',
    where: ['invitation.alreadyRegistered.title'],
  },
  {
    document: 2,
    section: '4',
    text: 'This account has already been registered, please click below to proceed to the login page.',
    where: ['invitation.alreadyRegistered.text'],
  },
  {
    document: 2,
    section: '8',
    text: 'Something Went Wrong. Please Try Again Later',
    where: ['invitation.loadFailed'],
  },
  {
    document: 2,
    section: '8',
    text: 'An error occured while processing your request, please try again or contact us if the issue persists.',
    where: ['invitation.callFailed'],
  },
  { document: 2, section: '8', text: 'Could Not Create User', where: ['invitation.couldNotCreate.title'] },
  {
    document: 2,
    section: '8',
    text: 'Could not create a new user at this time. Please check information and try again, or contact us if the issue persists.',
    where: ['invitation.couldNotCreate.text'],
  },
]
