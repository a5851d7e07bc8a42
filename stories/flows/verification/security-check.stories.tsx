import type { Meta, StoryObj } from '@storybook/react-vite'
import { securityCheckMachine } from '../../../machines/security-check.machine.ts'
import type { SecurityCheckReminder } from '../../../machines/security-check.machine.ts'
import { SecurityCheck } from '../../../src/portal/flows/verification/security-check.tsx'
import { childStories } from '../../kit/child-story.tsx'

const child = childStories(securityCheckMachine, SecurityCheck)
const meta = { title: 'Flows/Parts/Security check', ...child } satisfies Meta<typeof child.component>
export default meta
type Story = StoryObj<typeof meta>

const at = (
  state: Story['args']['state'],
  { token = '', reminder = null }: { token?: string; reminder?: SecurityCheckReminder | null } = {},
): Story => ({ args: { state, context: { token, reminder } } })

export const Unsolved = at('unsolved')
export const NotSolved = at('unsolved', { reminder: 'notSolved' })
export const Expired = at('unsolved', { reminder: 'expired' })
export const Solved = at('solved', { token: 'solved' })
export const Unavailable = at('unavailable')
export const Passed = at('passed', { token: 'solved' })
