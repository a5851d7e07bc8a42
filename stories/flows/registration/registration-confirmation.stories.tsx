import type { Meta, StoryObj } from '@storybook/react-vite'
import { registrationConfirmationMachine } from '../../../machines/registration-confirmation.machine.ts'
import { Screen } from '../../../src/portal/flows/registration/registration-confirmation.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import type { Child } from '../../kit/freeze.ts'
import {
  coolingDown,
  emailFactorChild,
  phoneChild,
  resendChild,
  smsChild,
  wrongCode,
} from '../../kit/children.ts'
import { confirmation as example } from '../../examples/registration-confirmation.ts'

const meta = {
  title: 'Registration confirmation',
  id: 'flows-registration-confirmation',
  ...flowStories(registrationConfirmationMachine, Screen),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const confirmation = { ...example, pendingRecorded: true }
const plain = { confirmation, offersEmailCode: false }
const notAsked = {
  ...plain,
  confirmation: { ...confirmation, mfaOptIn: false, phone: '', factorId: '' },
}
const withCode = { ...notAsked, offersEmailCode: true }

interface Sides {
  readonly record?: 'asking' | 'asked'
  readonly email?: 'link' | 'code' | 'verified'
}
const open = (
  { record = 'asked', email = 'link' }: Sides,
  context: Story['args']['context'],
  childActors: Readonly<Record<string, Child>> = {},
): Story => ({
  args: {
    state: { open: { record, email } },
    context,
    childActors: {
      phoneConfirmation: phoneChild('notAsked'),
      resendActivation: resendChild('ready'),
      ...childActors,
    },
  },
})
const sms = (code: Child): Story => open({}, plain, { phoneConfirmation: phoneChild('verification', code) })

export const Arriving: Story = { args: { state: 'routing', context: plain } }
export const NothingStored: Story = {
  args: { state: 'nothingStored', context: { confirmation: null, offersEmailCode: false } },
}
export const Recording = open({ record: 'asking' }, notAsked)
export const WithoutPhone = open({}, notAsked)
const longEmail = 'accounts.payable.of.the.whole.society@riverton-cooperative-nursery.example.com'
export const LongNames = open(
  {},
  {
    ...notAsked,
    confirmation: {
      ...notAsked.confirmation,
      customerName: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
      email: longEmail,
    },
  },
  { resendActivation: resendChild('ready', { changeable: longEmail }) },
)
export const PhoneCodeCoolingDown = sms(coolingDown)
export const PhoneCode = sms(smsChild('ready'))
export const PhoneCodeRequired = sms(smsChild('ready', { error: { code: 'verificationCodeRequired' } }))
export const WrongSmsCode = sms(wrongCode)
export const PhoneVerified = open(
  {},
  { ...plain, confirmation: { ...confirmation, phoneVerified: true } },
  { phoneConfirmation: phoneChild('verified') },
)
export const PhoneNotEnrolled = open(
  {},
  { ...plain, confirmation: { ...confirmation, factorId: '' } },
  { phoneConfirmation: phoneChild('notEnrolled') },
)
export const EmailSent = open({}, notAsked, {
  resendActivation: resendChild('sent', { email: 'j•••••a@example.com' }),
})
export const EmailNotSent = open({}, notAsked, {
  resendActivation: resendChild('ready', { refusal: 'failed' }),
})
export const EmailCodeOffered = open({}, withCode)
export const EmailCode = open({ email: 'code' }, withCode, {
  emailFactor: emailFactorChild('entering', {}, { codeVerification: coolingDown }),
})
export const WrongEmailCode = open({ email: 'code' }, withCode, {
  emailFactor: emailFactorChild(
    'entering',
    {},
    { codeVerification: smsChild('ready', { error: { code: 'somethingWrong' } }) },
  ),
})
export const EmailVerified = open({ email: 'verified' }, withCode)
