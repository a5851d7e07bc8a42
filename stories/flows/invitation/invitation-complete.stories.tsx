import type { Meta, StoryObj } from '@storybook/react-vite'
import { invitationCompleteMachine } from '../../../machines/invitation-complete.machine.ts'
import { Screen } from '../../../src/portal/flows/invitation/invitation-complete.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { phoneChild, smsChild, wrongCode } from '../../kit/children.ts'
import type { Child } from '../../kit/freeze.ts'
import { welcome as example } from '../../examples/invitation-complete.ts'

const flow = flowStories(invitationCompleteMachine, Screen)
const meta = { title: 'Invitation complete', id: 'flows-invitation-complete', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const welcome = { ...example, loginId: 'jrivera26' }
const withoutPhone = { ...welcome, mfaOptIn: false, phone: '', factorId: '' }

const open = (
  phoneConfirmation: Child,
  stored: typeof welcome = welcome,
  state: 'ready' | 'redirecting' = 'ready',
): Story => ({
  args: { state: { open: state }, context: { welcome: stored }, childActors: { phoneConfirmation } },
})
const sms = (code: Child): Story => open(phoneChild('verification', code))

export const Arriving: Story = { args: { state: 'routing', context: { welcome } } }
export const WithoutPhone = open(phoneChild('notAsked'), withoutPhone)
export const LongNames = open(phoneChild('notAsked'), {
  ...withoutPhone,
  customerName: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
  email: 'accounts.payable@the-riverton-cooperative-nursery-and-community-garden.example.com',
})
export const Verification = sms(smsChild('ready'))
export const CodeRequired = sms(smsChild('ready', { error: { code: 'verificationCodeRequired' } }))
export const WrongSmsCode = sms(wrongCode)
export const CodeResent = sms(smsChild('resent'))
export const PhoneVerified = open(phoneChild('verified'))
export const PhoneNotEnrolled = open(phoneChild('notEnrolled'), { ...welcome, factorId: '' })
export const Redirecting = open(phoneChild('notAsked'), withoutPhone, 'redirecting')
export const Login: Story = { args: { state: 'login', context: { welcome: null } } }
