import type { Meta, StoryObj } from '@storybook/react-vite'
import { charts } from '../../kit/flow-chart.tsx'

const meta = { title: 'Flows/Account overview', ...charts } satisfies Meta<typeof charts.component>
export default meta

export const Chart: StoryObj<typeof meta> = {
  args: { machine: 'accountOverview', state: 'shown.phone.offered' },
}
