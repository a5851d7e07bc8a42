import { thirdPartyAcceptanceMachine } from '../../machines/third-party-acceptance.machine.ts'
import { examplesOf, kinds } from './examples-of.ts'

const thirdParty = { hashcode: 'code-of-the-mailed-link', partnerNumber: '', signInAsked: false, loginId: '' }
const person = { name: 'Sam Lee Okafor', loginId: 'sokafor_12' }

export const examples = examplesOf({
  machine: thirdPartyAcceptanceMachine,
  inputs: [
    { thirdParty, wasLinked: false },
    { thirdParty: { ...thirdParty, partnerNumber: '1100000002' }, wasLinked: false },
    { thirdParty: { ...thirdParty, signInAsked: true }, wasLinked: false },
    { thirdParty: null, wasLinked: true },
    { thirdParty: null, wasLinked: false },
  ],
  events: [
    { type: 'person.confirm' },
    { type: 'person.refuse' },
    { type: 'signUp.choose' },
    { type: 'completion.retry' },
    { type: 'dialog.close' },
    { type: 'close.choose' },
  ],
  answers: {
    findPerson: { nobody: null, somebody: person },
    createHolder: kinds('created', 'refused'),
    signOut: { signedOut: undefined },
    completeRequest: { completed: undefined },
  },
})
