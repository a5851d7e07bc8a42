import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioChoice } from '../../src/portal/components/radio-choice/radio-choice.tsx'

const meta = {
  title: 'Design system/Radio choice',
  tags: ['autodocs'],
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
  parameters: {
    docs: {
      description: {
        component:
          'One of a few, all in sight. Uncontrolled with `defaultValue`; controlled with `value` and `onChange` where the choice changes the form. The error summary leads to the first radio, whose id is the name. **Don’t** use it for yes to one thing; that is a `Checkbox`.',
      },
    },
  },
} satisfies Meta<typeof RadioChoice>

export default meta
type Story = StoryObj<typeof meta>

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
export const LongOnPhone: Story = { ...Long, globals: { viewport: { value: 'phone' } } }
export const Narrowest: Story = {
  args: { defaultValue: 'Organization' },
  globals: { viewport: { value: 'narrow' } },
}
