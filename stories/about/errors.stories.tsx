import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'

const Errors = lazy(async () => ({ default: (await import('./errors.tsx')).Errors }))

const meta = {
  title: 'Start/Errors',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Suspense>
      <Errors />
    </Suspense>
  ),
} satisfies Meta
export default meta

export const Index: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const error = await canvas.findByRole('row', { name: /^Login Id Not Available/ }, { timeout: 10_000 })
    await expect(error).toHaveTextContent('create login: login id not available')
  },
}
