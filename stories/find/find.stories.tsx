import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'
import { ToolbarSettings } from './toolbar-settings.ts'

/** The search page. Its code and the texts to search load when the page opens. */
const Find = lazy(async () => {
  const [{ FindPage }, { library }] = await Promise.all([import('./find-page.tsx'), import('./library.ts')])
  return { default: () => <FindPage library={library} /> }
})

const meta = {
  title: 'Start/Find a sentence',
  parameters: { controls: { disable: true } },
  render: (_, { globals }) => (
    <ToolbarSettings value={globals}>
      <Suspense fallback="Reading every text…">
        <Find />
      </Suspense>
    </ToolbarSettings>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Quoted: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole(
      'searchbox',
      { name: 'Words a customer quotes' },
      { timeout: 10_000 },
    )
    await userEvent.type(field, 'el codigo no es valido')
    const state = await canvas.findByRole('link', { name: 'SMS code: wrong sms code' })
    await expect(state).toHaveAttribute(
      'href',
      './?path=/story/flows-parts-sms-verification--wrong-sms-code&globals=language:es;theme:system',
    )
    await expect(canvas.getByText(/^src\/server\/.*factor-causes\.ts:\d+$/)).toBeVisible()
  },
}
