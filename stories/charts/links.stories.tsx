import type { Meta, StoryObj } from '@storybook/react-vite'
import { charts } from '../kit/flow-chart.tsx'

const meta = { title: 'Charts/Mailed links', tags: ['!autodocs'], ...charts } satisfies Meta<
  typeof charts.component
>
export default meta
type Story = StoryObj<typeof meta>

export const Invitation: Story = { args: { machine: 'invitation', state: 'form' } }
export const Paperless: Story = { args: { machine: 'paperless', state: 'alreadyEnrolled' } }
export const InvitationComplete: Story = { args: { machine: 'invitationComplete' } }
