import type { Meta } from '@storybook/react-vite'
import type { ActorRefFrom } from 'xstate'
import { resendActivationMachine } from '../../../machines/parts/resend-activation.machine.ts'
import { ResendActivation, WrongEmail } from '../../../src/portal/flows/verification/resend-activation.tsx'
import { childStories } from '../../kit/child-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'

function View({ actor }: { actor: ActorRefFrom<typeof resendActivationMachine> }) {
  return (
    <>
      <ResendActivation actor={actor} label="confirmation" />
      <WrongEmail actor={actor} />
    </>
  )
}

export default {
  title: 'Resend the activation email',
  id: 'flows-parts-resend-activation',
  ...childStories(resendActivationMachine, View, 'Activation email'),
} satisfies Meta

const at = storiesFor(resendActivationMachine, { recipient: { oktaId: '00u1' }, changeable: '' })

export const Arriving = at('routing')
export const Ready = at('ready')
export const Sending = at('sending')
export const Sent = at('sent', { email: 'j•••••a@example.com' })
export const CoolingDown = at('coolingDown', { email: 'j•••••a@example.com', secondsLeft: 24 })
export const Refused = at('ready', { refusal: 'refused' })
export const Failed = at('ready', { refusal: 'failed' })
export const TooManyTries = at('coolingDown', { refusal: 'failed', secondsLeft: 700, waitSeconds: 720 })
export const ActivatedAlert = at({ activated: 'alert' })
export const ActivatedTold = at({ activated: 'dismissed' })
const changeable = 'jordan.rivera@exmaple.com'
export const ReadyToChange = at('ready', { changeable })
export const Changing = at({ changing: 'form' }, { changeable })
export const ChangingRequired = at({ changing: 'form' }, { changeable, emailProblem: 'emailRequired' })
export const ChangingInvalid = at({ changing: 'form' }, { changeable, emailProblem: 'emailInvalid' })
export const NotChanged = at({ changing: 'form' }, { changeable, emailProblem: 'notChanged' })
export const Saving = at({ changing: 'saving' }, { changeable })
