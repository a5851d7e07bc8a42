import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepIndicator } from '../../src/portal/components/step-indicator/step-indicator.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Step indicator',
  id: 'design-system-step-indicator',
  component: StepIndicator,
  args: {
    label: 'Progress',
    steps: ['Security check', 'Your bill', 'Your login', 'Confirm'],
    current: 2,
    stepOf: 'Step 2 of 4',
    colon: ': ',
  },
  parameters: described(
    'Shows the steps of a flow and the current step as a ruler that is filled up to this step. On phones, only the line above the ruler names a step: the current one. **Don’t** make the steps links. The button Previous goes back.',
    { wide: true },
  ),
} satisfies Meta<typeof StepIndicator>
type Story = StoryObj<typeof StepIndicator>

export const First: Story = { args: { current: 1, stepOf: 'Step 1 of 4' } }
export const Second: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your bill', { selector: 'li *' }).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    )
  },
}
export const Last: Story = { args: { current: 4, stepOf: 'Step 4 of 4' } }
