import type { Meta } from '@storybook/react-vite'
import { thirdPartyAcceptanceMachine } from '../../../machines/third-party-acceptance.machine.ts'
import { Screen } from '../../../src/portal/flows/third-party/third-party-acceptance.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { examples } from '../../examples/third-party-acceptance.ts'
import { signInChild } from '../../kit/children.ts'

export default {
  title: 'Acceptance',
  id: 'flows-third-party-acceptance',
  ...flowStories(thirdPartyAcceptanceMachine, Screen),
} satisfies Meta

const at = storiesFor(thirdPartyAcceptanceMachine, examples.inputs[0])
const signedIn = { person: { name: 'Sam Okafor', loginId: 'sokafor_12' } }

export const Arriving = at('routing')
export const FindingPerson = at('findingPerson')
export const Choice = at('choice', {}, { signIn: signInChild('ready') })
/** In another tab, or after 30 minutes (document 2, §2.6). */
export const ChoiceWithoutRequest = at('choice', { thirdParty: null }, { signIn: signInChild('ready') })
export const LoggingIn = at('choice', {}, { signIn: signInChild('redirecting') })
export const LoginFailed = at('choice', {}, { signIn: signInChild('failed', 'unreachable') })
export const SignedInAs = at('signedInAs', signedIn)
export const SigningOut = at('signingOut', signedIn)
export const Creating = at('creating')
export const CouldNotCreate = at('couldNotCreate')
export const Completing = at('completing')
export const CompletionFailed = at('completionFailed')
export const Incomplete = at('incomplete')
export const Linked = at('linked', signedIn, { signIn: signInChild('ready') })
export const LinkedLoggedOut = at('linked', {}, { signIn: signInChild('ready') })
export const Home = at('home')
