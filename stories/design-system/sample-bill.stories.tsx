import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { SampleBill } from '../../src/portal/components/sample-bill/sample-bill.tsx'
import { sampleBill } from './bill.ts'

const meta = {
  title: 'Design system/Sample bill',
  tags: ['autodocs'],
  component: SampleBill,
  args: sampleBill,
  render: (args) => (
    <div style={{ maxWidth: '27rem', padding: '1.5rem', background: 'var(--shallow)' }}>
      <SampleBill {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'A bill with the two items to copy marked 1 and 2, as the fields are. Below 1060 px it is cropped to its marked part, with View Larger; without `name` to the account number. **Don’t** use the yellow for anything else.',
      },
    },
  },
} satisfies Meta<typeof SampleBill>

export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = {}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const AccountNumberOnPhone: Story = {
  args: { labels: { ...sampleBill.labels, name: undefined } },
  globals: { viewport: { value: 'phone' } },
}
export const Larger: Story = {
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View Larger' }))
    await expect(screen.getByRole('dialog', { name: 'Sample bill' })).toBeVisible()
  },
}
