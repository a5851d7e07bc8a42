import type { Meta, StoryObj } from '@storybook/react-vite'
import { charts } from '../kit/flow-chart.tsx'

const meta = { title: 'Charts/Recovery', tags: ['!autodocs'], ...charts } satisfies Meta<
  typeof charts.component
>
export default meta
type Story = StoryObj<typeof meta>

export const ForgotPassword: Story = { args: { machine: 'forgotPassword', state: 'emailSelection' } }
export const ForgotLogin: Story = { args: { machine: 'forgotLogin', state: 'form' } }
export const AccountLookup: Story = { args: { machine: 'accountLookup', state: { results: 'sent' } } }
