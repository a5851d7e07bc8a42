import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ActorRefFrom } from 'xstate'
import { emailFactorMachine } from '../../../machines/email-factor.machine.ts'
import { EmailFactor } from '../../../src/portal/flows/verification/email-factor.tsx'
import type { Part } from '../../kit/freeze.ts'
import { partStories } from '../../kit/part-story.tsx'
import { smsPart, typing } from '../../kit/parts.ts'

function View({ actor }: { actor: ActorRefFrom<typeof emailFactorMachine> }) {
  return <EmailFactor actor={actor} fieldId="emailCode" />
}

const part = partStories(emailFactorMachine, View)
const meta = { title: 'Flows/Parts/Email factor', ...part } satisfies Meta<typeof part.component>
export default meta
type Story = StoryObj<typeof meta>

const at = (state: Story['args']['state'], parts: Readonly<Record<string, Part>> = {}): Story => ({
  args: { state, context: { oktaId: '00u1', factorId: 'emf1' }, parts },
})

export const Listing = at('listing')
export const Enrolling = at('enrolling')
export const Sending = at('sending')
export const Failed = at('failed')
export const Entering = at('entering', {
  codeVerification: smsPart(typing('coolingDown'), { secondsLeft: 24 }),
})
export const EnteringRefused = at('entering', {
  codeVerification: smsPart(typing('ready'), { error: { message: 'Invalid code provided.' } }),
})
export const Verified = at('verified')
