import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AlertBanner } from '../../src/portal/components/alert-banner/alert-banner.tsx'
import { high, longNotice, low, medium } from '../examples/alerts.ts'
import { described } from '../kit/described.ts'

export default {
  title: 'Alert banner',
  id: 'design-system-alert-banner',
  component: AlertBanner,
  args: {
    alerts: [high, medium, low],
    labels: { 1: 'Information', 2: 'Notice', 3: 'Urgent notice' },
    more: (count) => `${count} more notices`,
  },
  parameters: {
    layout: 'fullscreen',
    ...described(
      'Notices of the utility above the page. The most severe notice is the first one. A phone shows only the first notice at the start, and a press shows the others. The shape of the icon and the colour show the level, and a word tells the level to screen readers. **Don’t** use the banner for the result of an action of the customer.',
    ),
  },
} satisfies Meta<typeof AlertBanner>
type Story = StoryObj<typeof AlertBanner>

export const EveryLevel: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Urgent notice: Boil water advisory in Maple Heights.' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('region')).toHaveLength(3)
  },
}
export const OthersOpenedOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(1)
    await userEvent.click(canvas.getByText('2 more notices'))
    await expect(canvas.getAllByRole('region')).toHaveLength(3)
  },
}
export const LongOnPhone: Story = {
  args: { alerts: [longNotice] },
  globals: { viewport: { value: 'narrow' } },
}
