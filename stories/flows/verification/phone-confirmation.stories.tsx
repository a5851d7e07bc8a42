import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ActorRefFrom } from 'xstate'
import { phoneConfirmationMachine } from '../../../machines/parts/phone-confirmation.machine.ts'
import { PhoneConfirmation } from '../../../src/portal/flows/verification/phone-confirmation.tsx'
import { childStories } from '../../kit/child-story.tsx'
import { smsChild } from '../../kit/children.ts'
import { phone } from '../../examples/phone-confirmation.ts'
import type { Child } from '../../kit/freeze.ts'

function View({ actor }: { actor: ActorRefFrom<typeof phoneConfirmationMachine> }) {
  return (
    <>
      <h2>Login</h2>
      <PhoneConfirmation actor={actor} />
    </>
  )
}

const flow = childStories(phoneConfirmationMachine, View, 'Phone')
const meta = { title: 'Phone confirmation', id: 'flows-parts-phone-confirmation', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = (
  state: Story['args']['state'],
  change: Partial<typeof phone> = {},
  childActors: Readonly<Record<string, Child>> = {},
): Story => ({ args: { state, context: { phone: { ...phone, ...change } }, childActors } })

export const NotAsked = at('notAsked', { mfaOptIn: false, phone: '', factorId: '' })
export const NotEnrolled = at('notEnrolled', { factorId: '' })
export const Verification = at('verification', {}, { smsVerification: smsChild('ready') })
export const Verified = at('verified', { phoneVerified: true })
