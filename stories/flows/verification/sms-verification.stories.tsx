import type { Meta } from '@storybook/react-vite'
import type { ActorRefFrom } from 'xstate'
import { smsVerificationMachine } from '../../../machines/parts/sms-verification.machine.ts'
import { SmsVerification } from '../../../src/portal/flows/verification/sms-verification.tsx'
import { childStories } from '../../kit/child-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { enteringCode } from '../../kit/children.ts'

function View({ actor }: { actor: ActorRefFrom<typeof smsVerificationMachine> }) {
  return <SmsVerification actor={actor} fieldId="smsCode" hint="+1 (609) 555-0148" />
}

export default {
  title: 'SMS code',
  id: 'flows-parts-sms-verification',
  ...childStories(smsVerificationMachine, View, 'SMS code'),
} satisfies Meta

const at = storiesFor(smsVerificationMachine, { factor: { oktaId: '00u1', factorId: 'sms1' } })

export const Typing = at(enteringCode('ready'))
export const CodeRequired = at(enteringCode('ready'), { error: { code: 'verificationCodeRequired' } })
export const SomethingWrong = at(enteringCode('ready'), { error: { code: 'somethingWrong' } })
export const WrongSmsCode = at(enteringCode('ready'), { error: { message: 'Invalid code provided.' } })
export const Verifying = at({ unverified: { entry: 'verifying', resend: 'ready' } })
export const Sending = at(enteringCode('sending'))
export const Resent = at(enteringCode('resent'))
export const CoolingDown = at(enteringCode('coolingDown'), { secondsLeft: 24 })
export const LastSecond = at(enteringCode('coolingDown'), { secondsLeft: 1 })
export const TooManyTries = at(enteringCode('ready'), { error: { code: 'somethingWrong' }, waitSeconds: 720 })
export const ResendTooManyTries = at(enteringCode('coolingDown'), {
  error: { code: 'somethingWrong' },
  secondsLeft: 720,
  waitSeconds: 720,
})
export const Verified = at('verified')
