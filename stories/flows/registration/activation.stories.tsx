import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { activationMachine } from '../../../machines/activation.machine.ts'
import { Screen } from '../../../src/portal/flows/registration/activation.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { brandOf } from '../../kit/brands.ts'
import { supportPhone } from '../../kit/in-portal.tsx'
import { textOf } from '../../kit/text-of.ts'
import { login } from '../../examples/activation.ts'

const flow = flowStories(activationMachine, Screen)
const meta = { title: 'Account activation', id: 'flows-activation', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const activated = { login: { ...login, interactionRecorded: true }, loginId: login.loginId }
const typed = { loginId: 'jrivera_48' }

const at = storiesFor(activationMachine, { code: '' })

export const Processing = at('processing')
export const Recording = at({ complete: 'recording' }, activated)
export const Complete: Story = {
  ...at({ complete: 'recorded' }, activated),
  play: async ({ canvas, args, globals, userEvent }) => {
    const { complete } = textOf(globals, 'activation')
    const { loginNow } = textOf(globals, 'common')
    await expect(canvas.getByText(complete(brandOf(globals).names.utilityName))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: loginNow }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'login.choose' })
  },
}
export const CompleteLong = at(
  { complete: 'recorded' },
  {
    ...activated,
    login: {
      ...activated.login,
      customerName: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
      email: 'a.very.long.name.of.a.mailbox.that.has.to.wrap@the-longest-domain-of-riverton.example.com',
    },
  },
)
export const AlreadyActivated = at('alreadyActivated')
export const Redirecting = at('redirecting', activated)
export const Expired = at({ expired: 'form' })
export const LoginIdRequired = at({ expired: 'form' }, { error: 'loginIdRequired' })
export const Refused: Story = {
  ...at({ expired: 'form' }, { ...typed, refusal: 'refused' }),
  play: async ({ canvasElement, globals }) => {
    const { callUs } = textOf(globals, 'common')
    await expect(canvasElement).toHaveTextContent(callUs(supportPhone))
  },
}
export const ResendFailed = at({ expired: 'form' }, { ...typed, refusal: 'failed' })
export const Resending = at({ expired: 'resending' }, typed)
export const Resent = at({ expired: 'resent' }, { ...typed, email: 'j•••••a@example.com' })
export const Activated: Story = {
  ...at({ expired: 'activated' }, typed),
  play: async ({ canvas, args, globals, userEvent }) => {
    const text = textOf(globals, 'resendActivation')
    const name = text.alreadyActivated(brandOf(globals).names.utilityName)
    await expect(canvas.getByRole('alertdialog', { name })).toBeVisible()
    await expect(canvas.getByRole('button', { name: text.activated, hidden: true })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, 'common').ok }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'alert.dismiss' })
  },
}
export const Lapsed = at('lapsed')
export const Failed = at('failed')
export const Login = at('login', activated)
export const NoCode = at('noCode')
