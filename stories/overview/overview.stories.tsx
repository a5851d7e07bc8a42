import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadStoryLinks } from '../kit/story-links.ts'
import { Overview } from './overview.tsx'

const meta = {
  title: 'Overview',
  component: Overview,
  loaders: [loadStoryLinks],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>

export const AllFlows: Story = {
  play: async ({ canvas }) => {
    const states = canvas.getByRole('region', { name: 'States of eligibility' })
    const form = states.querySelector('a[href="./?path=/story/flows-eligibility--form"]')
    await expect(form).toHaveTextContent('form')
    await expect(canvas.getByRole('link', { name: 'Chart of eligibility' })).toHaveAttribute(
      'href',
      './?path=/story/flows-eligibility--chart',
    )
  },
}
