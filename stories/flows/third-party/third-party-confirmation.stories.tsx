import type { Meta, StoryObj } from '@storybook/react-vite'
import { thirdPartyConfirmationMachine } from '../../../machines/third-party-confirmation.machine.ts'
import { Screen } from '../../../src/portal/flows/third-party/third-party-confirmation.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { phoneChild, resendChild, signInChild, smsChild, wrongCode } from '../../kit/children.ts'
import type { Child } from '../../kit/freeze.ts'
import { confirmation as example } from '../../examples/third-party-confirmation.ts'

const meta = {
  title: 'Third party confirmation',
  id: 'flows-third-party-confirmation',
  ...flowStories(thirdPartyConfirmationMachine, Screen),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const confirmation = { ...example, firstName: 'Sam' }
const signIn = signInChild('ready')
const at = (
  phoneConfirmation: Child,
  change: Partial<typeof confirmation> = {},
  childActors: Story['args']['childActors'] = {},
): Story => ({
  args: {
    state: 'open',
    context: { confirmation: { ...confirmation, ...change } },
    childActors: { phoneConfirmation, signIn, ...childActors },
  },
})

export const Arriving: Story = {
  args: { state: 'routing', context: { confirmation }, childActors: { signIn } },
}
export const NotAsked = at(phoneChild('notAsked'), { mfaOptIn: false, phone: '', factorId: '' })
/** The owner of the changed address has not confirmed it yet. The documents require the Login button. */
export const AwaitsActivation = at(
  phoneChild('notAsked'),
  { mfaOptIn: false, phone: '', factorId: '', awaitsActivation: true, changeable: 'sam@example.com' },
  { resendActivation: resendChild('ready', { changeable: 'sam@example.com' }) },
)
export const NotEnrolled = at(phoneChild('notEnrolled'), { factorId: '' })
export const Verification = at(phoneChild('verification', smsChild('ready')))
export const WrongSmsCode = at(phoneChild('verification', wrongCode))
export const Verified = at(phoneChild('verified'), { phoneVerified: true })
export const LoggingIn = at(
  phoneChild('verified'),
  { phoneVerified: true },
  { signIn: signInChild('redirecting') },
)
export const LoginFailed = at(
  phoneChild('verified'),
  { phoneVerified: true },
  { signIn: signInChild('failed', 'unreachable') },
)
export const NothingStored: Story = { args: { state: 'nothingStored', context: { confirmation: null } } }
