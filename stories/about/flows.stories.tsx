import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { within } from 'storybook/test'

const TableOfFlows = lazy(async () => ({ default: (await import('./table-of-flows.tsx')).TableOfFlows }))

const meta = {
  title: 'Start/Flows',
  parameters: { controls: { disable: true } },
  render: () => (
    <Suspense>
      <TableOfFlows />
    </Suspense>
  ),
} satisfies Meta
export default meta

export const Table: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Flows' }, { timeout: 10_000 })
  },
}
