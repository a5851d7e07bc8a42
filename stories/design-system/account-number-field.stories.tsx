import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccountNumberField } from '../../src/portal/components/account-number-field/account-number-field.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Account number field',
  id: 'design-system-account-number-field',
  component: AccountNumberField,
  args: {
    id: 'account',
    name: 'accountNumber',
    label: 'Account Number',
    hint: '(last 12 digits after the dash)',
    marker: 1,
    reduce: (text: string) => text.replace(/\D/g, '').slice(-12),
  },
  parameters: described(
    'The printed prefix is outside the input. The customer types the 12 digits after the dash. The customer can paste any form of the number: with spaces, with dashes, or the whole printed number. **Do** set `marker` to 1 if the page shows the sample bill. **Don’t** format the number while the customer types.',
    { roomy: true },
  ),
} satisfies Meta<typeof AccountNumberField>
type Story = StoryObj<typeof AccountNumberField>

/** Without the focus, which a story on a documentation page must not take. */
const paste = (input: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '210012345678' } }
export const Refused: Story = {
  args: { defaultValue: '2100123', error: 'Account Number Invalid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'XXXX- (last 12 digits after the dash) Account Number Invalid',
    )
  },
}
export const WithWayOut: Story = {
  args: {
    after: (
      <p>
        No bill at hand? <a href="/accountNumberLookup">Look it up here</a>
      </p>
    ),
  },
}
export const Optional: Story = { args: { marker: undefined, optionalLabel: '(optional)' } }

/** If the customer selects a part of the account number and pastes a text, the text replaces only the selected part. */
export const PasteOverSelection: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  args: { defaultValue: '999912345678' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    input.setSelectionRange(0, 4)
    paste(input, '21 00')
    await expect(input).toHaveValue('210012345678')
  },
}
