import type { Meta, StoryObj } from '@storybook/react-vite'
import { signInMachine } from '../../../machines/parts/sign-in.machine.ts'
import { Screen } from '../../../src/portal/flows/sign-in/secondary-account-login.tsx'
import { flowStories } from '../../kit/flow-story.tsx'

const flow = flowStories(signInMachine, Screen)
const meta = {
  title: 'Secondary account login',
  id: 'flows-secondary-account-login',
  ...flow,
} satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>

const context: Story['args']['context'] = {
  task: { kind: 'start', path: '' },
  loginHint: '',
  originalUri: '',
  person: { name: '', loginId: '' },
  failure: null,
  waitSeconds: 0,
}

export const Ready: Story = { args: { state: 'ready', context } }
export const Redirecting: Story = { args: { state: 'redirecting', context } }
export const Failed: Story = { args: { state: 'failed', context: { ...context, failure: 'unreachable' } } }
