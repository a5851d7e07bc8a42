import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { SampleBill } from '../../src/portal/components/sample-bill/sample-bill.tsx'
import { sampleBill } from './bill.ts'
import { described } from '../kit/described.ts'

export default {
  title: 'Sample bill',
  id: 'design-system-sample-bill',
  component: SampleBill,
  args: sampleBill,
  render: (args) => (
    <div style={{ maxWidth: '27rem', padding: '1.5rem', background: 'var(--shallow)' }}>
      <SampleBill {...args} />
    </div>
  ),
  parameters: described(
    'A sample bill. The two items that the customer copies have the marks 1 and 2, and the fields have the same marks. On a page below 1060 px, the picture shows only the part with the marks, and View Larger shows the whole bill. If `labels.name` is missing, the picture shows only the part with the account number. **Don’t** use the yellow of the marks for anything else.',
    { roomy: true },
  ),
} satisfies Meta<typeof SampleBill>
type Story = StoryObj<typeof SampleBill>

export const Beside: Story = {}
export const AccountNumberOnPhone: Story = {
  args: { labels: { ...sampleBill.labels, name: undefined } },
  globals: { viewport: { value: 'phone' } },
}
export const Larger: Story = {
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  // A documentation page runs no play function in a frame.
  decorators: (Story) => (
    <div ref={(box) => box?.querySelector('button')?.click()}>
      <Story />
    </div>
  ),
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Sample bill' })).toBeVisible()
  },
}
