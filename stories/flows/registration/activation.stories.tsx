import type { Meta } from '@storybook/react-vite'
import { activationMachine } from '../../../machines/activation.machine.ts'
import { Screen } from '../../../src/portal/flows/registration/activation.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { login } from '../../examples/activation.ts'

export default {
  title: 'Account activation',
  id: 'flows-activation',
  ...flowStories(activationMachine, Screen),
} satisfies Meta

const activated = { login: { ...login, interactionRecorded: true }, loginId: login.loginId }
const typed = { loginId: 'jrivera_48' }

const at = storiesFor(activationMachine, { code: '' })

export const Processing = at('processing')
export const Recording = at({ complete: 'recording' }, activated)
export const Complete = at({ complete: 'recorded' }, activated)
export const CompleteLong = at(
  { complete: 'recorded' },
  {
    ...activated,
    login: {
      ...activated.login,
      customerName: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
      email: 'a.very.long.name.of.a.mailbox.that.has.to.wrap@the-longest-domain-of-riverton.example.com',
    },
  },
)
export const AlreadyActivated = at('alreadyActivated')
export const Redirecting = at('redirecting', activated)
export const Expired = at({ expired: 'form' })
export const LoginIdRequired = at({ expired: 'form' }, { error: 'loginIdRequired' })
export const Refused = at({ expired: 'form' }, { ...typed, refusal: 'refused' })
export const ResendFailed = at({ expired: 'form' }, { ...typed, refusal: 'failed' })
export const Resending = at({ expired: 'resending' }, typed)
export const Resent = at({ expired: 'resent' }, { ...typed, email: 'j•••••a@example.com' })
export const Activated = at({ expired: 'activated' }, typed)
export const Lapsed = at('lapsed')
export const Failed = at('failed')
export const Login = at('login', activated)
export const NoCode = at('noCode')
