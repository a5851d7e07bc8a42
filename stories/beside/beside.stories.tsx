import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'

const load = async () => Promise.all([import('./beside.tsx'), import('../find/library.ts')])
const OfAddress = lazy(async () => {
  const [{ BesideStory }, { library }] = await load()
  return { default: () => <BesideStory library={library} /> }
})
const OfWrongCode = lazy(async () => {
  const [{ Beside }, { library }] = await load()
  const story = 'flows-parts-sms-verification--code-required'
  return { default: () => <Beside library={library} story={story} globals="language:es" /> }
})

const meta = {
  title: 'Start/Beside a story',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/**
 * The page inside the panel that Storybook shows next to a story. The hash of the page's URL contains the id of this
 * story.
 */
export const Panel: Story = {
  render: () => (
    <Suspense fallback="…">
      <OfAddress />
    </Suspense>
  ),
}

export const OfCodeRequired: Story = {
  render: () => (
    <Suspense fallback="…">
      <OfWrongCode />
    </Suspense>
  ),
  play: async ({ canvas }) => {
    const places = await canvas.findAllByText(/es\/sms-verification\.ts:\d+$/, {}, { timeout: 10_000 })
    await expect(places[0]).toBeVisible()
  },
}
