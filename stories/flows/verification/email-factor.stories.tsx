import type { Meta } from '@storybook/react-vite'
import type { ActorRefFrom } from 'xstate'
import { emailFactorMachine } from '../../../machines/parts/email-factor.machine.ts'
import { EmailFactor } from '../../../src/portal/flows/verification/email-factor.tsx'
import { childStories } from '../../kit/child-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { coolingDown, wrongCode } from '../../kit/children.ts'

function View({ actor }: { actor: ActorRefFrom<typeof emailFactorMachine> }) {
  return <EmailFactor actor={actor} fieldId="emailCode" />
}

export default {
  title: 'Email code',
  id: 'flows-parts-email-factor',
  ...childStories(emailFactorMachine, View, 'Email code'),
} satisfies Meta

const at = storiesFor(emailFactorMachine, { oktaId: '00u1' })

export const Listing = at('listing')
export const Enrolling = at('enrolling')
export const Sending = at('sending')
export const Failed = at('failed')
export const Entering = at('entering', {}, { codeVerification: coolingDown })
export const WrongEmailCode = at('entering', {}, { codeVerification: wrongCode })
export const Verified = at('verified')
