import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { forgotPasswordMachine } from '../../../machines/forgot-password.machine.ts'
import { Screen } from '../../../src/portal/flows/recovery/forgot-password.tsx'
import { pressing } from '../../kit/pressing.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { resendChild, securityCheckChild } from '../../kit/children.ts'
import { textOf } from '../../kit/text-of.ts'

const flow = flowStories(forgotPasswordMachine, Screen)
const meta = { title: 'Forgot password', id: 'flows-forgot-password', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = storiesFor(forgotPasswordMachine, { pass: 'none' }, { loginId: 'jordan-r' })
const empty = { loginId: '' }
const choosing = {
  choice: {
    loginId: 'jordan-r',
    oktaId: '00u1',
    emails: [
      { handle: 'h1', label: 'j•••••n@example.com' },
      {
        handle: 'h2',
        label: 'r••••••••••••••••••••••••••••••••••a@the-riverton-cooperative-nursery.example',
      },
    ],
  },
}
const staged = (child: ReturnType<typeof resendChild>) => at('staged', {}, { resendActivation: child })

export const SecurityCheck = at('securityCheck', empty, { securityCheck: securityCheckChild('unsolved') })
export const SecurityCheckUnavailable = at('securityCheck', empty, {
  securityCheck: securityCheckChild('unavailable'),
})
export const Form = at('form', empty)
export const LoginIdMissing = at('form', { ...empty, error: 'userIdRequired' })
export const Requesting = at('requesting')
export const CallFailed = at('callFailed')
export const EmailSelection = at('emailSelection', choosing)
export const EmailNotSelected = at('emailSelection', { ...choosing, error: 'emailNotSelected' })
export const SendingReset = at('sendingReset', { ...choosing, handle: 'h1' })
export const ResetFailed = at('resetFailed', { ...choosing, handle: 'h1' })
export const Sent: Story = {
  ...at('sent', { email: 'j•••••n@example.com' }),
  play: async ({ canvas, args, globals, userEvent }) => {
    const { sent } = textOf(globals, 'forgotPassword')
    await userEvent.click(canvas.getByRole('link', { name: sent.again }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.again' })
    const { returnToLogin } = textOf(globals, 'common')
    await expect(canvas.getByRole('link', { name: returnToLogin })).toHaveAttribute(
      'href',
      '/login?login=jordan-r',
    )
  },
}
export const SentWithoutEmail = at('sent')
export const Refused: Story = {
  ...at('refused'),
  play: pressing('common', ({ tryAgain }) => tryAgain, 'form.again', 'link'),
}
export const Unable = at('unable')
export const NewYork = at('newYork')
export const Staged = staged(resendChild('ready'))
export const StagedSending = staged(resendChild('sending'))
export const StagedEmailSent = staged(resendChild('sent', { email: 'j•••••n@example.com' }))
export const StagedCoolingDown = staged(
  resendChild('coolingDown', { email: 'j•••••n@example.com', secondsLeft: 24 }),
)
export const StagedActivated = staged(resendChild({ activated: 'alert' }))
export const StagedRefused = staged(resendChild('ready', { refusal: 'refused' }))
export const StagedFailed = staged(resendChild('ready', { refusal: 'failed' }))
export const Inactive = at('inactive', { inactiveStatus: 'SUSPENDED' })
export const InactiveInSpanish: Story = { ...Inactive, globals: { language: 'es' } }
export const SelfService = at('selfService')
