import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alertsMachine } from '../../../machines/alerts.machine.ts'
import { Screen } from '../../../src/portal/flows/landing/alerts.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { aboveInPortal } from '../../kit/in-portal.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { LandingAround } from '../../kit/on-landing.tsx'
import { high, longNotice, low, medium } from '../../examples/alerts.ts'

const flow = flowStories(alertsMachine, Screen)
const meta = {
  title: 'Notices',
  id: 'flows-alerts',
  ...flow,
  decorators: [aboveInPortal(<LandingAround />)],
} satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>

const at = storiesFor(alertsMachine, { now: 0, received: null })
const shown = (...alerts: Story['args']['context']['alerts']) => at('shown', { alerts })

export const Loading = at('loading')
export const Shown = shown(high, medium, low)
export const ShownTwo = shown(high, low)
export const ShownHigh = shown(high)
export const ShownMedium = shown(medium)
export const ShownLow = shown(low)
export const ShownLong = shown({
  ...longNotice,
  title: 'Work on the water main between the old mill, the station and the upper part of Riverton.',
})
export const ShownInAnotherLanguage: Story = {
  ...shown(...[high, medium, low].map((english) => ({ ...english, language: 'en' }))),
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(high.title)).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText(high.details)).toHaveAttribute('lang', 'en')
    await expect(canvas.getByRole('region', { name: `Aviso urgente: ${high.title}` })).not.toHaveAttribute(
      'lang',
    )
  },
}
export const Hidden = at('hidden')
