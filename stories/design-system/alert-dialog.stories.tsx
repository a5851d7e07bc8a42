import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AlertDialog } from '../../src/portal/components/dialog/alert-dialog.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Alert dialog',
  id: 'design-system-alert-dialog',
  component: AlertDialog,
  args: {
    open: true,
    text: 'Something went wrong. Please try again.',
    okLabel: 'OK',
    onOk: fn(),
  },
  parameters: described(
    'The component for "shows an alert" in the documents: a dialog with a text and one button. It replaces `window.alert`. Escape has the same effect as the button. **Don’t** use it for a message that can be at a field.',
    { inline: false, height: '320px' },
  ),
} satisfies Meta<typeof AlertDialog>
type Story = StoryObj<typeof AlertDialog>

export const Text: Story = {
  play: async ({ args }) => {
    await expect(
      screen.getByRole('alertdialog', { name: 'Something went wrong. Please try again.' }),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOk).toHaveBeenCalledOnce()
  },
}
export const WithTitle: Story = {
  args: {
    title: 'Activation link expired',
    text: 'Please ask for a new email and follow the link in it within a week.',
  },
  play: async ({ args }) => {
    await expect(
      screen.getByRole('alertdialog', { name: 'Activation link expired' }),
    ).toHaveAccessibleDescription('Please ask for a new email and follow the link in it within a week.')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOk).toHaveBeenCalledOnce()
  },
}
