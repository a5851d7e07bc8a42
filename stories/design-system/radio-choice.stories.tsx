import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioChoice } from '../../src/portal/components/radio-choice/radio-choice.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Radio choice',
  id: 'design-system-radio-choice',
  component: RadioChoice,
  args: {
    name: 'customerType',
    legend: 'Customer type',
    options: [
      { value: 'Person', label: 'Individual' },
      { value: 'Organization', label: 'Business' },
    ],
    onChange: fn(),
  },
  // Buttons of one name in one form are one choice, and a documentation page shows several choices.
  decorators: (Story) => (
    <form>
      <Story />
    </form>
  ),
  parameters: described(
    'A choice of a few options, which are all visible. The component is uncontrolled with `defaultValue`. Use `value` and `onChange` if the choice changes the form. The error summary links to the first radio button, whose id is `name` by default. **Don’t** use it for a yes to one question. Use a `Checkbox` for this.',
  ),
} satisfies Meta<typeof RadioChoice>
type Story = StoryObj<typeof RadioChoice>

export const Uncontrolled: Story = {
  args: { defaultValue: 'Person' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Business'))
    await expect(canvas.getByRole('radio', { name: 'Business' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('Organization')
  },
}
export const NothingChosen: Story = {}
export const Refused: Story = {
  args: {
    name: 'accept',
    legend: 'Do you accept third party responsibilities for this account?',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    error: 'Selection Required',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Selection Required')
  },
}
const addressTypes = ['Standard', 'PO Box', 'Military', 'Foreign'].map((label) => ({ value: label, label }))
export const Long: Story = {
  args: { name: 'addressType', legend: 'Address type', options: addressTypes, long: true, value: 'Military' },
}
