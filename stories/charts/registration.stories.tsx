import type { Meta, StoryObj } from '@storybook/react-vite'
import { charts } from '../kit/flow-chart.tsx'

const meta = { title: 'Charts/Registration', tags: ['!autodocs'], ...charts } satisfies Meta<
  typeof charts.component
>
export default meta
type Story = StoryObj<typeof meta>

export const SecurityCheck: Story = { args: { machine: 'securityCheck', state: 'unsolved' } }
export const Eligibility: Story = { args: { machine: 'eligibility', state: 'form' } }
export const CreateLogin: Story = { args: { machine: 'createLogin', state: 'form' } }
export const RegistrationConfirmation: Story = {
  args: { machine: 'registrationConfirmation', state: { open: { phone: 'verification', email: 'link' } } },
}
export const SmsVerification: Story = {
  args: { machine: 'smsVerification', state: { unverified: { entry: 'typing', resend: 'ready' } } },
}
export const EmailFactor: Story = { args: { machine: 'emailFactor', state: 'entering' } }
export const Activation: Story = { args: { machine: 'activation', state: { expired: 'form' } } }
export const ResendActivation: Story = { args: { machine: 'resendActivation', state: 'ready' } }
