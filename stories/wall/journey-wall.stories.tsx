import type { Meta, StoryObj } from '@storybook/react-vite'
import { JourneyWall } from './journey-wall.tsx'

const meta = {
  title: 'Start/Journey wall',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  render: (_, { globals: { theme, language } }) => (
    <JourneyWall look={{ theme: String(theme), language: String(language) }} />
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Wall: Story = {}
