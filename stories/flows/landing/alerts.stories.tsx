import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alertsMachine } from '../../../machines/alerts.machine.ts'
import { Screen } from '../../../src/portal/flows/landing/alerts.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { aboveInPortal } from '../../kit/in-portal.tsx'
import { LandingAround } from '../../kit/on-landing.tsx'
import { playgroundStory } from '../../kit/playground.tsx'
import { examples } from '../../examples/alerts.ts'

const flow = flowStories(alertsMachine, Screen)
const meta = {
  title: 'Notices',
  id: 'flows-alerts',
  ...flow,
  decorators: [aboveInPortal(<LandingAround />)],
} satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>

const alert = (level: 1 | 2 | 3, title: string, details: string) => ({
  title,
  details,
  level,
  active: true,
  from: 0,
  until: 1,
})
const high = alert(
  3,
  'Boil water advisory in Maple Heights.',
  'Boil tap water for one minute before you drink it or cook with it.',
)
const medium = alert(
  2,
  'Water main work in Riverton.',
  'Pressure may be low on Tuesday from 9 a.m. to 3 p.m.',
)
const low = alert(1, 'Our offices are closed on Monday.', 'You can reach us for emergencies at any time.')

const at = (state: Story['args']['state'], alerts: Story['args']['context']['alerts'] = []): Story => ({
  args: { state, context: { now: 0, received: null, alerts } },
})

export const Loading = at('loading')
export const Shown = at('shown', [high, medium, low])
export const ShownTwo = at('shown', [high, low])
export const ShownHigh = at('shown', [high])
export const ShownMedium = at('shown', [medium])
export const ShownLow = at('shown', [low])
export const ShownLong = at('shown', [
  alert(
    2,
    'Work on the water main between the old mill, the station and the upper part of Riverton.',
    'Pressure may be low from 9 a.m. to 3 p.m. Run the cold tap for a minute when it is back. '.repeat(4),
  ),
])
export const ShownInAnotherLanguage: Story = {
  ...at(
    'shown',
    [high, medium, low].map((english) => ({ ...english, language: 'en' })),
  ),
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

export const Playground = playgroundStory(examples, Screen)
