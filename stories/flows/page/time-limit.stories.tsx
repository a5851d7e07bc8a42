import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TimeLimitDialog } from '../../../src/portal/app/time-limit.tsx'
import { inPortal } from '../../kit/in-portal.tsx'

const meta = {
  title: 'Time limit',
  id: 'flows-time-limit',
  component: TimeLimitDialog,
  decorators: [inPortal],
  args: { onPress: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TimeLimitDialog>
export default meta

type Story = StoryObj<typeof meta>

export const AlmostOver: Story = { args: { told: 'soon' } }
export const Over: Story = { args: { told: 'over' } }
