import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from '../../src/portal/components/checkbox/checkbox.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Checkbox',
  id: 'design-system-checkbox',
  component: Checkbox,
  args: { id: 'mfa', name: 'mfa', label: 'Enable Multi-Factor Authentication', onChange: fn() },
  parameters: described(
    'A question that the customer answers with yes by a tick. A press anywhere on the line changes the checkbox. **Don’t** use a checkbox for a choice between two options. Use a `RadioChoice` for this.',
  ),
} satisfies Meta<typeof Checkbox>
type Story = StoryObj<typeof Checkbox>

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Enable Multi-Factor Authentication'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const On: Story = { args: { defaultChecked: true } }
