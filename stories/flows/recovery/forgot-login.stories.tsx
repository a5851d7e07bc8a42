import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { forgotLoginMachine } from '../../../machines/forgot-login.machine.ts'
import { Screen } from '../../../src/portal/flows/recovery/forgot-login.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { securityCheckChild } from '../../kit/children.ts'
import { textOf } from '../../kit/text-of.ts'
import { playgroundStory } from '../../kit/playground.tsx'
import { examples } from '../../examples/forgot-login.ts'

const flow = flowStories(forgotLoginMachine, Screen)
const meta = {
  title: 'Forgot login ID',
  id: 'flows-forgot-login-id',
  tags: ['autodocs'],
  ...flow,
} satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>

const empty = {
  entries: { email: '', accountNumber: '' },
  errors: {},
  sharedEmail: '',
  accountNumberRequired: false,
  pass: 'none',
} as const
const filled = { ...empty, entries: { email: 'jordan.rivera@example.com', accountNumber: '' } }

const at = (state: Story['args']['state'], context: Story['args']['context'] = filled): Story => ({
  args: { state, context },
})

export const SecurityCheck: Story = {
  args: {
    state: 'securityCheck',
    context: empty,
    childActors: { securityCheck: securityCheckChild('unsolved') },
  },
}
export const SecurityCheckExpired: Story = {
  args: {
    state: 'securityCheck',
    context: filled,
    childActors: { securityCheck: securityCheckChild('unsolved', { reminder: 'expired' }) },
  },
}
export const Form = at('form', empty)
export const FormProblems = at('form', { ...empty, errors: { email: 'emailRequired' } })
export const FormInvalid = at('form', {
  ...empty,
  entries: { email: 'jordan@', accountNumber: '2100' },
  errors: { email: 'emailInvalid', accountNumber: 'accountNumberInvalid' },
})
export const MultipleUsers = at('form', { ...filled, accountNumberRequired: true })
export const AccountNumberRequired = at('form', {
  ...filled,
  accountNumberRequired: true,
  errors: { accountNumber: 'accountNumberRequired' },
})
export const Sending = at('sending')
export const CallFailed = at('callFailed')
export const Sent: Story = {
  ...at('sent'),
  play: async ({ canvas, args, globals, userEvent }) => {
    const { sent } = textOf(globals, 'forgot-login')
    await userEvent.click(canvas.getByRole('link', { name: sent.again }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.again' })
  },
}
export const Refused: Story = {
  ...at('refused'),
  play: async ({ canvas, args, globals, userEvent }) => {
    const { refused } = textOf(globals, 'forgot-login')
    await userEvent.click(canvas.getByRole('link', { name: refused.again }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.again' })
  },
}

export const Playground = playgroundStory(examples, Screen)
