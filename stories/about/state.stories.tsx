import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'

const SelectedStatePanel = lazy(async () => ({
  default: (await import('./state-panel.tsx')).SelectedStatePanel,
}))
const StatePanel = lazy(async () => ({ default: (await import('./state-panel.tsx')).StatePanel }))

const meta = {
  title: 'Start/State',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: (Story) => (
    <Suspense>
      <Story />
    </Suspense>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Panel: Story = { render: () => <SelectedStatePanel /> }

export const OfCodeRequired: Story = {
  render: () => <StatePanel story="flows-parts-sms-verification--code-required" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^smsVerification: /, {}, { timeout: 10_000 })).toBeVisible()
    await expect((await canvas.findAllByText(/^[12] §/))[0]).toBeVisible()
  },
}
