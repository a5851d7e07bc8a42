import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Welcome } from './welcome.tsx'

const meta = {
  title: 'Start/Welcome',
  component: Welcome,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Welcome>
export default meta

export const Page: StoryObj<typeof meta> = {}

/** The field finds the screens that say a sentence, and the file in which the sentence is written. */
export const Found: StoryObj<typeof meta> = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'letter by letter')
    await expect(
      await canvas.findByRole('link', { name: 'eligibility: details do not match' }, { timeout: 10_000 }),
    ).toBeVisible()
    await expect(canvas.getAllByText(/^src\/portal\/text\/en\/eligibility\.ts:\d+$/)[0]).toBeVisible()
  },
}
