import type { Meta, StoryObj } from '@storybook/react-vite'
import { SeaChart } from '../../src/portal/components/sea-chart/sea-chart.tsx'
import { Envelope } from '../../src/portal/components/envelope/envelope.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Sea chart',
  id: 'design-system-sea-chart',
  component: SeaChart,
  render: (args) => (
    <div style={{ position: 'relative', overflow: 'hidden', height: '36rem' }}>
      <SeaChart {...args} />
    </div>
  ),
  parameters: {
    layout: 'fullscreen',
    ...described(
      'The depth chart: land on the left, and water that becomes deeper to the right. The chart is in the background of the landing page. Set `whole` for a page without other content. **Don’t** put the chart behind a form that has no sheet.',
    ),
  },
} satisfies Meta<typeof SeaChart>
type Story = StoryObj<typeof SeaChart>

export const Landing: Story = {}
export const Whole: Story = { args: { whole: true } }
export const Picture: Story = {
  render: () => (
    <div style={{ width: '6.5rem', margin: '2rem' }}>
      <Envelope />
    </div>
  ),
}
