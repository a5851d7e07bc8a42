import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { signInMachine } from '../../../machines/parts/sign-in.machine.ts'
import type { SignInFailure } from '../../../machines/shared/sign-in.ts'
import { pressing } from '../../kit/pressing.ts'
import type { ScreenProps } from '../../../src/portal/flows/kit/flow.ts'
import { Screen } from '../../../src/portal/flows/sign-in/sign-in.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { accountPageContext } from '../../kit/on-account.tsx'
import { landingPageContext, LandingAround } from '../../kit/on-landing.tsx'
import { textOf } from '../../kit/text-of.ts'

function OnItsPage(props: ScreenProps<typeof signInMachine>) {
  return props.snapshot.context.task.kind === 'start' ? (
    <LandingAround signIn={props} />
  ) : (
    <Screen {...props} />
  )
}

const flow = flowStories(signInMachine, OnItsPage)
const meta = { title: 'Log in', id: 'flows-sign-in', ...flow } satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>

const atCallback = { ...landingPageContext, task: { kind: 'callback' } } as const

const at = (state: Story['args']['state'], context: Story['args']['context']): Story => ({
  args: { state, context },
})
const failed = (failure: SignInFailure): Story => at('failed', { ...atCallback, failure })

export const Ready: Story = {
  ...at('ready', landingPageContext),
  play: pressing('landing', ({ paperless }) => paperless.login, 'signIn.start'),
}
export const ReadyWithSession: Story = {
  ...at('ready', { ...landingPageContext, task: { kind: 'start', path: '', hasSession: true } }),
  play: async ({ canvas, args, globals, userEvent }) => {
    const text = textOf(globals, 'landing')
    await userEvent.click(canvas.getByRole('button', { name: text.login.signedIn.button }))
    await userEvent.click(canvas.getByRole('button', { name: text.paperless.account }))
    await expect(args.send).toHaveBeenCalledTimes(2)
    await expect(canvas.queryByRole('button', { name: text.login.button })).toBeNull()
  },
}
export const ReadyAfterSignOut = at('ready', {
  ...landingPageContext,
  task: { kind: 'start', path: '', hasSignedOut: true },
})
export const RedirectingFromLanding = at('redirecting', landingPageContext)
export const FailedOnLanding = at('failed', { ...landingPageContext, failure: 'unreachable' })
export const RedirectingFromGuard = at('redirecting', accountPageContext)
export const Finishing = at('finishing', atCallback)
export const StateMismatch = failed('stateMismatch')
export const NonceMismatch = failed('nonceMismatch')
export const IssuerMismatch = failed('issuerMismatch')
export const AudienceMismatch = failed('audienceMismatch')
export const Expired = failed('expired')
export const AccessDenied = failed('accessDenied')
export const ClockSkew = failed('clockSkew')
export const TransactionExpired = failed('transactionExpired')
export const Unreachable = failed('unreachable')
export const Busy = at('failed', { ...atCallback, failure: 'busy', waitSeconds: 240 })
export const TokenTooLarge = failed('tokenTooLarge')
export const CookiesRefused = failed('cookiesRefused')
export const Unknown = failed('unknown')
export const SignOutFailed: Story = {
  ...at('failed', { ...accountPageContext, failure: 'signOutFailed' }),
  play: pressing('common', ({ tryAgain }) => tryAgain, 'signOut.start'),
}
export const Checking = at('checking', accountPageContext)
export const Granted = at('granted', accountPageContext)
export const GrantedLongName = at('granted', {
  ...accountPageContext,
  person: {
    name: 'The Riverton Cooperative Nursery, Community Garden and Allotment Society',
    loginId: 'riverton-co1',
  },
})
export const GroupMissing = at('groupMissing', accountPageContext)
export const SigningOut = at('signingOut', accountPageContext)
export const SignedIn = at('signedIn', atCallback)
export const AccountOpened = at('account', landingPageContext)
export const SignedOut = at('signedOut', accountPageContext)
export const Login = at('login', accountPageContext)
