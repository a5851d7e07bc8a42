import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsMachine } from '../../../machines/sessions.machine.ts'
import { Screen } from '../../../src/portal/flows/sign-in/sessions.tsx'
import { otherBrowsers, thisBrowser } from '../../examples/sessions.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { inAccountPage } from '../../kit/on-account.tsx'
import { storiesFor } from '../../kit/story-at.ts'

const flow = flowStories(sessionsMachine, inAccountPage(Screen))
const meta = {
  title: 'Where you are logged in',
  id: 'flows-sessions',
  ...flow,
} satisfies Meta<typeof flow.component>
export default meta
type Story = StoryObj<typeof meta>

const everywhere = { sessions: [thisBrowser, ...otherBrowsers] }
const alone = { sessions: [thisBrowser] }
const at = storiesFor(sessionsMachine, { isOffered: true })

export const Loading = at('loading')
export const Listed = at('listed', everywhere)
export const ListedInSpanish: Story = { ...at('listed', everywhere), globals: { language: 'es' } }
export const ListedAlone = at('listed', alone)
export const Ending = at('ending', everywhere)
export const Ended = at('ended', alone)
export const Failed = at('failed')
export const NotEnded = at('notEnded', everywhere)
export const Absent = at('absent', { isOffered: false })
export const Login = at('login')
