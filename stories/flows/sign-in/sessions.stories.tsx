import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sessionsMachine } from '../../../machines/sessions.machine.ts'
import type { SignedInSession } from '../../../machines/sessions.machine.ts'
import { Screen } from '../../../src/portal/flows/sign-in/sessions.tsx'
import { otherBrowsers, thisBrowser } from '../../examples/sessions.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { inAccountPage } from '../../kit/on-account.tsx'
import { textOf } from '../../kit/text-of.ts'

const flow = flowStories(sessionsMachine, inAccountPage(Screen))
const meta = {
  title: 'Where you are logged in',
  id: 'flows-sessions',
  ...flow,
} satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>

const everywhere = [thisBrowser, ...otherBrowsers]
const at = (state: Story['args']['state'], sessions: readonly SignedInSession[] = []): Story => ({
  args: { state, context: { isOffered: true, sessions } },
})

export const Loading = at('loading')
export const Listed: Story = {
  ...at('listed', everywhere),
  play: async ({ canvas, args, globals, userEvent }) => {
    const { signOutOthers } = textOf(globals, 'sessions')
    await userEvent.click(canvas.getByRole('button', { name: signOutOthers }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'others.signOut' })
  },
}
export const ListedInSpanish: Story = { ...at('listed', everywhere), globals: { language: 'es' } }
export const ListedAlone = at('listed', [thisBrowser])
export const Ending = at('ending', everywhere)
export const Ended = at('ended', [thisBrowser])
export const Failed: Story = {
  ...at('failed'),
  play: async ({ canvas, args, globals, userEvent }) => {
    const { tryAgain } = textOf(globals, 'sessions')
    await userEvent.click(canvas.getByRole('button', { name: tryAgain }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' })
  },
}
export const NotEnded = at('notEnded', everywhere)
export const Absent: Story = { args: { state: 'absent', context: { isOffered: false, sessions: [] } } }
export const Login = at('login')
