import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { ResendButton } from '../../src/portal/components/resend-button/resend-button.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Resend button',
  id: 'design-system-resend-button',
  component: ResendButton,
  args: { text: 'Resend Code', longest: 'Resend Code in 30 seconds', onPress: fn() },
  parameters: described(
    'Sends a code or an email again. The caller measures the time and passes the text. **Do** show the documented label for the documented time, and then the remaining seconds. **Don’t** count the seconds inside the component, because a reload must not reset the cooldown.',
  ),
} satisfies Meta<typeof ResendButton>
type Story = StoryObj<typeof ResendButton>

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Sending: Story = { args: { text: 'Sending...', busy: true } }
export const Sent: Story = { args: { text: 'Code Resent', done: true, inactive: true } }
export const CoolingDown: Story = {
  args: { text: 'Resend Code in 24 seconds', inactive: true },
  play: async ({ canvas, args }) => {
    await fireEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
