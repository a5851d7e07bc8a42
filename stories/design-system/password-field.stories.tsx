import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { passwordRules, passwordStrength } from '../../machines/rules/password.ts'
import { PasswordField } from '../../src/portal/components/password-field/password-field.tsx'
import { described } from '../kit/described.ts'

const labels = {
  name: 'Password strength',
  colon: ': ',
  danger: 'Weak',
  warning: 'Fair',
  success: 'Strong',
  ofFour: (points: number) => `${points} of 4`,
}
const meter = { measure: passwordStrength, labels }
const rules = {
  texts: [
    'At least 8 characters',
    'One uppercase letter',
    'One lowercase letter',
    'One number',
    'No part of your login ID',
  ],
  patterns: () => passwordRules('rivera'),
  keptLabel: 'kept',
  missedLabel: 'missing',
  countLabel: (kept: number, all: number) => `${kept} of ${all} rules kept`,
}

export default {
  title: 'Password field',
  id: 'design-system-password-field',
  component: PasswordField,
  args: {
    id: 'password',
    name: 'password',
    label: 'Password',
    autoComplete: 'new-password',
    showLabel: 'Show',
    hideLabel: 'Hide',
    hiddenSuffix: 'password',
  },
  parameters: described(
    'A button with a word shows the password, and a submit hides it again. The meter has four points, and the word next to it names the same strength. **Do** list the rules before the input. **Don’t** use an icon of an eye, prevent pasting, or set a default value.',
    { autoplay: true },
  ),
} satisfies Meta<typeof PasswordField>
type Story = StoryObj<typeof PasswordField>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** An event takes no focus of a documentation page. It is repeated until the field listens. */
const enter = (canvas: Canvas, value: string, check: () => Promise<void>) =>
  waitFor(async () => {
    await fireEvent.input(canvas.getByLabelText('Password'), { target: { value } })
    await check()
  })

export const Empty: Story = {}
export const WithRulesAndMeter: Story = { args: { rules, meter } }

/** The button shows and hides the password. When the form is submitted, the password is hidden again. */
export const ShownThenSubmitted: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password')
    await enter(canvas, 'Orchard-48', () => expect(input).toHaveValue('Orchard-48'))
    await fireEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await waitFor(() => expect(input).toHaveAttribute('type', 'text'))
    input.form?.requestSubmit()
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'))
    await expect(input).toHaveValue('Orchard-48')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible()
  },
}

const measured = (password: string, text: string): Story => ({
  args: { meter },
  play: async ({ canvas }) => {
    const meets = () => expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', text)
    await enter(canvas, password, meets)
  },
})
export const Weak = measured('orchard48', 'Weak, 2 of 4')
export const Fair = measured('Orchard48', 'Fair, 3 of 4')
export const Strong = measured('Orchard-48', 'Strong, 4 of 4')

/**
 * The password field shows a tick at each rule that the password satisfies. A screen reader announces the number of
 * satisfied rules.
 */
export const RulesKept: Story = {
  args: { rules, meter },
  render: (args) => (
    <form>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const counts = () => expect(canvas.getByRole('status')).toHaveTextContent('3 of 5 rules kept')
    await enter(canvas, 'orch4', counts)
    const kept = canvas.getAllByText('(kept)', { exact: false })
    await expect(kept.map((mark) => mark.parentElement?.textContent)).toEqual([
      'One lowercase letter (kept)',
      'One number (kept)',
      'No part of your login ID (kept)',
    ])
  },
}
/**
 * After the form has refused the password, the field marks each broken rule until the customer corrects the password.
 */
export const RulesMissed: Story = {
  ...RulesKept,
  args: { ...RulesKept.args, error: 'Invalid Password' },
  play: async ({ canvas }) => {
    const missing = () => canvas.getAllByText('(missing)', { exact: false })
    await enter(canvas, 'Orch-rivera', () => expect(missing()).toHaveLength(2))
    await expect(missing().map((mark) => mark.parentElement?.textContent)).toEqual([
      'One number (missing)',
      'No part of your login ID (missing)',
    ])
  },
}
