import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ErrorSummary } from '../../src/portal/components/error-summary/error-summary.tsx'
import { RadioChoice } from '../../src/portal/components/radio-choice/radio-choice.tsx'
import { TextField } from '../../src/portal/components/text-field/text-field.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Error summary',
  id: 'design-system-error-summary',
  component: ErrorSummary,
  args: {
    title: 'There is a problem',
    errors: [
      { fieldId: 'last', text: 'Last Name Required' },
      { fieldId: 'accept', text: 'Selection Required' },
    ],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField id="last" name="lastName" label="Last Name" error="Last Name Required" />
      <RadioChoice
        name="accept"
        legend="Do you accept third party responsibilities for this account?"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        error="Selection Required"
      />
    </>
  ),
  parameters: described(
    'Lists all errors of a submitted form and gets the focus when it appears. Each line links to its field and has the same text as the error at the field. `Step` shows the summary. **Don’t** hide it after some time. **Don’t** show it while the customer types.',
  ),
} satisfies Meta<typeof ErrorSummary>
type Story = StoryObj<typeof ErrorSummary>

export const FocusedThenFollowed: Story = {
  play: async ({ canvas }) => {
    // When the error summary appears, it gets the focus.
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Last Name Required' }))
    await expect(canvas.getByRole('textbox', { name: 'Last Name' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Selection Required' }))
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  },
}
export const One: Story = { args: { errors: [{ fieldId: 'last', text: 'Last Name Required' }] } }
export const LongOnPhone: Story = {
  args: {
    errors: [
      { fieldId: 'last', text: 'Login Id not valid (between 8 and 12 characters and no special characters)' },
      { fieldId: 'accept', text: 'Selection Required' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}
export const LineGoes: Story = {
  tags: ['!autodocs'],
  render: function LineGoes({ errors, ...args }) {
    const [left, setLeft] = useState(errors)
    return (
      <>
        <ErrorSummary {...args} errors={left} />
        <form onChange={() => setLeft(errors.filter(({ fieldId }) => fieldId !== 'last'))}>
          <TextField id="last" name="lastName" label="Last Name" />
        </form>
      </>
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Last Name' })
    await userEvent.type(input, 'Rivera')
    await expect(canvas.queryByRole('link', { name: 'Last Name Required' })).not.toBeInTheDocument()
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('Rivera')
  },
}
