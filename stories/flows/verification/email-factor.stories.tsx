import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ActorRefFrom } from 'xstate'
import { emailFactorMachine } from '../../../machines/parts/email-factor.machine.ts'
import { EmailFactor } from '../../../src/portal/flows/verification/email-factor.tsx'
import type { Child } from '../../kit/freeze.ts'
import { childStories } from '../../kit/child-story.tsx'
import { smsChild, enteringCode } from '../../kit/children.ts'

function View({ actor }: { actor: ActorRefFrom<typeof emailFactorMachine> }) {
  return <EmailFactor actor={actor} fieldId="emailCode" />
}

const child = childStories(emailFactorMachine, View, 'Email code')
const meta = {
  title: 'Email code',
  id: 'flows-parts-email-factor',
  tags: ['autodocs'],
  ...child,
} satisfies Meta<typeof child.component>
export default meta
type Story = StoryObj<typeof meta>

const at = (state: Story['args']['state'], childActors: Readonly<Record<string, Child>> = {}): Story => ({
  args: { state, context: { oktaId: '00u1', factorId: 'emf1' }, childActors },
})

export const Listing = at('listing')
export const Enrolling = at('enrolling')
export const Sending = at('sending')
export const Failed = at('failed')
export const Entering = at('entering', {
  codeVerification: smsChild(enteringCode('coolingDown'), { secondsLeft: 24 }),
})
export const WrongEmailCode = at('entering', {
  codeVerification: smsChild(enteringCode('ready'), { error: { message: 'Invalid code provided.' } }),
})
export const Verified = at('verified')
