import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'
import { FindPage } from './find-page.tsx'

/** With all that it searches, which is read when the page is shown. */
const Find = lazy(async () => {
  const { library } = await import('./library.ts')
  return { default: () => <FindPage library={library} /> }
})

const meta = {
  title: 'Start/Find by sentence',
  parameters: { controls: { disable: true } },
  render: () => (
    <Suspense fallback="Reading every text…">
      <Find />
    </Suspense>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Quoted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Words a customer quotes' })
    await userEvent.type(field, 'esta cuenta ya esta registrada')
    const state = await canvas.findByRole('link', { name: 'eligibility: already registered' })
    await expect(state).toHaveAttribute('href', './?path=/story/flows-eligibility--already-registered')
    await expect(canvas.getByText(/^src\/portal\/text\/es\/eligibility\.ts:\d+$/)).toBeVisible()
  },
}
