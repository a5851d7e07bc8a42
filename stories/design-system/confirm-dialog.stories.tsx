import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ConfirmDialog } from '../../src/portal/components/dialog/confirm-dialog.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Confirm dialog',
  id: 'design-system-confirm-dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    question: 'Are you sure you want to leave? What you entered will be lost.',
    yesLabel: 'Yes',
    noLabel: 'No',
    onYes: fn(),
    onNo: fn(),
  },
  parameters: described(
    'A question with the answers Yes and No. It replaces `window.confirm`. At first the button No has the focus. Escape has the same effect as No. **Don’t** ask before an action that the customer can undo.',
    { inline: false, height: '320px' },
  ),
} satisfies Meta<typeof ConfirmDialog>
type Story = StoryObj<typeof ConfirmDialog>

export const Asked: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await expect(args.onYes).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onNo).toHaveBeenCalledOnce()
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
