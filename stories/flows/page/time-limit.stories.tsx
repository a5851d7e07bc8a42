import type { Meta, StoryObj } from '@storybook/react-vite'
import { timeLimitMachine } from '../../../machines/parts/time-limit.machine.ts'
import { Screen } from '../../../src/portal/flows/page/time-limit.tsx'
import { brands } from '../../kit/brands.ts'
import { flowStories } from '../../kit/flow-story.tsx'

const flow = flowStories(timeLimitMachine, Screen)
const meta = { title: 'Time limit', id: 'flows-time-limit', ...flow } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Quiet: Story = {
  args: { state: 'quiet', context: {} },
  decorators: [
    (Shown) => (
      <>
        <h1>{brands.own.names.productName}</h1>
        <Shown />
      </>
    ),
  ],
}
export const AlmostOver: Story = { args: { state: 'soon', context: {} } }
export const Over: Story = { args: { state: 'over', context: {} } }
