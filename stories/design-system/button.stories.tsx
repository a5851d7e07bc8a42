import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Actions } from '../../src/portal/components/actions/actions.tsx'
import { Button, ButtonLink } from '../../src/portal/components/button/button.tsx'
import { TextField } from '../../src/portal/components/text-field/text-field.tsx'
import { described } from '../kit/described.ts'

export default {
  title: 'Button',
  id: 'design-system-button',
  component: Button,
  args: { children: 'Next', onPress: fn() },
  parameters: described(
    'Each screen has one main button, and its text names the action. While a call runs, the button shows another text and an animation, and keeps the focus.\n\n**Don’t** set `disabled`, because a disabled button loses the focus. **Don’t** use a button to open a page. Use a `ButtonLink` for this.',
  ),
} satisfies Meta<typeof Button>
type Story = StoryObj<typeof Button>

/**
 * A double click is handled as one press. Otherwise the second click could press another button that has appeared in
 * the same place.
 */
export const Main: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Second: Story = { args: { variant: 'second', children: 'Previous' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } }
export const Wide: Story = { args: { wide: true, icon: 'lock', children: 'Log In' } }

/** The busy button keeps the focus, and ignores both the mouse and Enter. Screen readers announce it as unavailable. */
export const Busy: Story = {
  args: { busy: true, children: 'Registering...' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Registering...' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
export const BusySecond: Story = { args: { busy: true, variant: 'second', children: 'Sending...' } }

/** While the form's button is busy, Enter in a field does not submit the form. */
export const BusyInForm: Story = {
  args: { type: 'submit', busy: true, children: 'Registering...' },
  render: ({ onPress, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onPress?.()
      }}
    >
      <TextField id="lastName" name="lastName" label="Last Name" defaultValue="Rivera" />
      <Actions>
        <Button {...args} />
      </Actions>
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
export const Waiting: Story = {
  args: { inactive: true, variant: 'second', children: 'Resend Code in 24 seconds' },
}
export const LongWords: Story = {
  args: { children: 'Volver a enviar el correo electrónico de activación de la cuenta' },
  globals: { viewport: { value: 'phone' } },
}
export const Link: Story = {
  render: () => (
    <ButtonLink href="/login" variant="second">
      Return to Login
    </ButtonLink>
  ),
}
export const LinkToAnotherSite: Story = {
  render: () => (
    <ButtonLink href="https://sister.example" newSiteLabel="opens another site">
      Go to the New York site
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to the New York site (opens another site)' })
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}
