import type { Meta, StoryObj } from '@storybook/react-vite'
import { charts } from '../../kit/flow-chart.tsx'

const meta = { title: 'Flows/Registration confirmation', ...charts } satisfies Meta<typeof charts.component>
export default meta

export const Chart: StoryObj<typeof meta> = {
  args: {
    machine: 'registrationConfirmation',
    state: { open: { phone: 'verification', email: 'link', record: 'asked' } },
  },
}
