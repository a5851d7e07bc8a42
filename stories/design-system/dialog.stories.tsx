import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Actions } from '../../src/portal/components/actions/actions.tsx'
import { Button } from '../../src/portal/components/button/button.tsx'
import { Dialog } from '../../src/portal/components/dialog/dialog.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Dialog',
  id: 'design-system-dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Account Not Eligible for Registration',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <>
        <p>This account is already registered. Please proceed to Login, Forgot ID, or Reset Password.</p>
        <Actions>
          <Button>Login</Button>
          <Button variant="second">Forgot ID</Button>
          <Button variant="second">Reset Password</Button>
        </Actions>
      </>
    ),
  },
  parameters: described(
    'A native modal dialog. Its title is its accessible name, and the page behind it is inert. The focus moves into the dialog and later returns. Escape closes the dialog if `onClose` is set. On phones, the dialog opens at the bottom. **Do** omit `onClose` if the customer must press one of the buttons. **Don’t** open a dialog over another dialog. **Don’t** use it for a text with one button. Use an `AlertDialog` for this.',
    { inline: false, height: '460px' },
  ),
} satisfies Meta<typeof Dialog>
type Story = StoryObj<typeof Dialog>

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: 'Account Not Eligible for Registration' })
    await expect(dialog).toBeVisible()
    await expect(screen.getByRole('heading')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(dialog).toBeVisible()
  },
}

/** Escape does nothing in a dialog that cannot be closed. */
export const MustAnswer: Story = {
  args: { onClose: undefined },
  play: async () => {
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
export const Long: Story = {
  args: {
    children: Array.from({ length: 14 }, (_, line) => (
      <p key={line}>Please call customer service about this account, and have your latest bill at hand.</p>
    )),
  },
}
