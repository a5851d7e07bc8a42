import type { Meta, StoryObj } from '@storybook/react-vite'
import { serviceLoginMachine } from '../../../machines/service-login.machine.ts'
import { pressing } from '../../kit/pressing.ts'
import type { ScreenProps } from '../../../src/portal/flows/kit/flow.ts'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'
import { LandingAround } from '../../kit/on-landing.tsx'

function OnLanding(props: ScreenProps<typeof serviceLoginMachine>) {
  return <LandingAround serviceLogin={props} />
}

const flow = flowStories(serviceLoginMachine, OnLanding)
const meta = { title: 'Start or stop service', id: 'flows-service-login', ...flow } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = storiesFor(serviceLoginMachine, undefined)

export const Ready = at('ready')
export const ReadyInPa: Story = {
  ...at('ready'),
  parameters: { paGetService: true },
  play: pressing('serviceLogin', ({ getServiceInPa }) => getServiceInPa, 'service.start'),
}
export const ReadyInPaInSpanish: Story = { ...ReadyInPa, globals: { language: 'es' } }
export const Recognising = at('recognising')
export const LoggingIn = at('loggingIn')
export const LoggingInInPa: Story = { ...at('loggingIn'), parameters: { paGetService: true } }
export const Opening = at('opening')
export const Failed = at('failed')
export const FailedWithoutCookies = at('failed', { needsCookies: true })
