import type { Meta } from '@storybook/react-vite'
import { signInMachine } from '../../../machines/parts/sign-in.machine.ts'
import { Screen } from '../../../src/portal/flows/sign-in/secondary-account-login.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'

const flow = flowStories(signInMachine, Screen)
export default {
  title: 'Secondary account login',
  id: 'flows-secondary-account-login',
  ...flow,
} satisfies Meta<typeof flow.component>

const at = storiesFor(signInMachine, { task: { kind: 'start', path: '' }, loginHint: '' })

export const Ready = at('ready')
export const Redirecting = at('redirecting')
export const Failed = at('failed', { failure: 'unreachable' })
