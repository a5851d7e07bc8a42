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
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The page inside the panel that Storybook shows next to a story, whose id is in the hash of the page's URL. */
export const Panel: Story = {
  render: () => (
    <Suspense>
      <SelectedStatePanel />
    </Suspense>
  ),
}

export const OfCodeRequired: Story = {
  render: () => (
    <Suspense>
      <StatePanel story="flows-parts-sms-verification--code-required" />
    </Suspense>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^smsVerification: /, {}, { timeout: 10_000 })).toBeVisible()
    await expect((await canvas.findAllByText(/^[12] §/))[0]).toBeVisible()
  },
}
