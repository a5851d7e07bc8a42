import type { Meta, StoryObj } from '@storybook/react-vite'
import { forgotLoginMachine } from '../../../machines/forgot-login.machine.ts'
import { Screen } from '../../../src/portal/flows/recovery/forgot-login.tsx'
import { pressing } from '../../kit/pressing.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { securityCheckChild } from '../../kit/children.ts'

const flow = flowStories(forgotLoginMachine, Screen)
const meta = { title: 'Forgot login ID', id: 'flows-forgot-login-id', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = storiesFor(
  forgotLoginMachine,
  { pass: 'none' },
  { entries: { email: 'jordan.rivera@example.com', accountNumber: '' } },
)
const empty = { entries: { email: '', accountNumber: '' } }

export const SecurityCheck = at('securityCheck', empty, { securityCheck: securityCheckChild('unsolved') })
export const SecurityCheckExpired = at(
  'securityCheck',
  {},
  {
    securityCheck: securityCheckChild('unsolved', { reminder: 'expired' }),
  },
)
export const Form = at('form', empty)
export const FormProblems = at('form', { ...empty, errors: { email: 'emailRequired' } })
export const FormInvalid = at('form', {
  entries: { email: 'jordan@', accountNumber: '2100' },
  errors: { email: 'emailInvalid', accountNumber: 'accountNumberInvalid' },
})
export const MultipleUsers = at('form', { accountNumberRequired: true })
export const AccountNumberRequired = at('form', {
  accountNumberRequired: true,
  errors: { accountNumber: 'accountNumberRequired' },
})
export const Sending = at('sending')
export const CallFailed = at('callFailed')
export const Sent: Story = {
  ...at('sent'),
  play: pressing('forgotLogin', ({ sent }) => sent.again, 'form.again', 'link'),
}
export const Refused: Story = {
  ...at('refused'),
  play: pressing('common', ({ tryAgain }) => tryAgain, 'form.again', 'link'),
}
