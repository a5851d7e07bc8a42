import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ResendButton } from '../../src/portal/components/resend-button/resend-button.tsx'

const meta = {
  title: 'Design system/Resend button',
  tags: ['autodocs'],
  component: ResendButton,
  args: { text: 'Resend Code', longest: 'Resend Code in 30 seconds', onPress: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Sends a code or an email once more. Whoever holds the time gives it its words. **Do** keep the documented label for its time, then the seconds. **Don’t** count inside the component: a reload must not reset the cooldown.',
      },
    },
  },
} satisfies Meta<typeof ResendButton>

export default meta
type Story = StoryObj<typeof meta>

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
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
