import type { Meta, StoryObj } from '@storybook/react-vite'
import { JourneyWall } from './journey-wall.tsx'

const meta = {
  title: 'Start/Journey wall',
  parameters: { controls: { disable: true } },
  render: (_, { globals }) => {
    const look = { theme: String(globals['theme']), language: String(globals['language']) }
    return <JourneyWall key={`${look.theme} ${look.language}`} begin={look} />
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Wall: Story = {}
