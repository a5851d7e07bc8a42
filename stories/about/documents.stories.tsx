import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { within } from 'storybook/test'

const DocumentIndex = lazy(async () => ({ default: (await import('./document-index.tsx')).DocumentIndex }))

const meta = {
  title: 'Start/Documents',
  parameters: { controls: { disable: true } },
  render: () => (
    <Suspense>
      <DocumentIndex />
    </Suspense>
  ),
} satisfies Meta
export default meta

export const Index: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Documents' }, { timeout: 10_000 })
  },
}
