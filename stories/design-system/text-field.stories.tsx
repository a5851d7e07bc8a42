import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '../../src/portal/components/text-field/text-field.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Text field',
  id: 'design-system-text-field',
  component: TextField,
  args: { id: 'first', name: 'firstName', label: 'First Name', hint: '(Exactly as it appears on your bill)' },
  parameters: described(
    'A text input with a label, a hint and an error, always in this order above the input. The input contains the typed text, and the form reads the text on submit. **Don’t** check the text while the customer types. **Don’t** write another text for a documented error.',
  ),
} satisfies Meta<typeof TextField>
type Story = StoryObj<typeof TextField>

export const Empty: Story = {}
export const Refused: Story = {
  args: { error: 'First Name Required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First Name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      '(Exactly as it appears on your bill) First Name Required',
    )
  },
}
export const Optional: Story = { args: { label: 'Middle Name', optionalLabel: '(optional)' } }
export const Marked: Story = { args: { marker: 2 } }
export const ReadOnly: Story = {
  args: {
    label: 'Email Address',
    hint: undefined,
    type: 'email',
    defaultValue: 'jordan.rivera@example.com',
    readOnly: true,
  },
}
export const Code: Story = {
  args: {
    label: 'Verification Code',
    hint: undefined,
    width: 'code',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    defaultValue: '480217',
  },
}
