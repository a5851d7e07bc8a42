import type { Meta, StoryObj } from '@storybook/react-vite'
import { charts } from '../kit/flow-chart.tsx'

const meta = { title: 'Charts/Sign-in and landing', tags: ['!autodocs'], ...charts } satisfies Meta<
  typeof charts.component
>
export default meta
type Story = StoryObj<typeof meta>

export const Alerts: Story = { args: { machine: 'alerts', state: 'shown' } }
export const ServiceLogin: Story = { args: { machine: 'serviceLogin', state: 'ready' } }
export const SignIn: Story = { args: { machine: 'signIn', state: 'ready' } }
export const AnonymousLogin: Story = { args: { machine: 'anonymousLogin', state: 'loggingIn' } }
