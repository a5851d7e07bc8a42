import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { securityCheckMachine } from '../../../machines/parts/security-check.machine.ts'
import { SecurityCheck } from '../../../src/portal/flows/verification/security-check.tsx'
import { childStories } from '../../kit/child-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'

const flow = childStories(securityCheckMachine, SecurityCheck, 'Security check')
const meta = { title: 'Security check', id: 'flows-parts-security-check', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = storiesFor(securityCheckMachine, { reminder: null })

export const Unsolved = at('unsolved')
export const NotSolved = at('unsolved', { reminder: 'notSolved' })
export const Expired = at('unsolved', { reminder: 'expired' })
const ticked = (state: Story['args']['state']): Story => ({
  ...at(state, { token: 'solved' }),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
})
export const Solved = ticked('solved')
export const Spent = ticked('spent')
export const Unavailable = at('unavailable')
export const Passed = ticked('passed')
