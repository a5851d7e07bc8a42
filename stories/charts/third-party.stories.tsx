import type { Meta, StoryObj } from '@storybook/react-vite'
import { charts } from '../kit/flow-chart.tsx'

const meta = { title: 'Charts/Third party', tags: ['!autodocs'], ...charts } satisfies Meta<
  typeof charts.component
>
export default meta
type Story = StoryObj<typeof meta>

export const ThirdPartyRequest: Story = { args: { machine: 'thirdPartyRequest', state: 'form' } }
export const ThirdPartyAcceptance: Story = { args: { machine: 'thirdPartyAcceptance' } }
export const ThirdPartyRegistration: Story = { args: { machine: 'thirdPartyRegistration' } }
export const ThirdPartyConfirmation: Story = { args: { machine: 'thirdPartyConfirmation' } }
