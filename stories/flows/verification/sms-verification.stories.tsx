import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ActorRefFrom } from 'xstate'
import { smsVerificationMachine } from '../../../machines/parts/sms-verification.machine.ts'
import { SmsVerification } from '../../../src/portal/flows/verification/sms-verification.tsx'
import { childStories } from '../../kit/child-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { enteringCode } from '../../kit/children.ts'
import { languageOf } from '../../kit/text-of.ts'
import { messageIn } from '../../examples/messages.ts'

function View({ actor }: { actor: ActorRefFrom<typeof smsVerificationMachine> }) {
  return <SmsVerification actor={actor} fieldId="smsCode" hint="+1 (609) 555-0148" />
}

const flow = childStories(smsVerificationMachine, View, 'SMS code')
const meta = { title: 'SMS code', id: 'flows-parts-sms-verification', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = storiesFor(smsVerificationMachine, { factor: { oktaId: '00u1', factorId: 'sms1' } })

export const Typing = at(enteringCode('ready'))
export const CodeRequired = at(enteringCode('ready'), { error: { code: 'verificationCodeRequired' } })
export const SomethingWrong = at(enteringCode('ready'), { error: { code: 'somethingWrong' } })
export const WrongSmsCode = at(enteringCode('ready'), { error: { message: 'Invalid code provided.' } })
/** The sidebar does not list this story, because customers never see a message with HTML. */
export const ProviderMessage: Story = {
  ...at(enteringCode('ready'), { error: { message: 'Invalid <b>code</b> provided.' } }),
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const message = messageIn(languageOf(globals), 'Invalid <b>code</b> provided.')
    await expect(canvas.getByText(message)).toBeVisible()
  },
}
export const ProviderMessageInSpanish: Story = {
  ...ProviderMessage,
  tags: ['!dev'],
  globals: { language: 'es' },
}
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
