import type { Meta } from '@storybook/react-vite'
import { anonymousLoginMachine } from '../../../machines/anonymous-login.machine.ts'
import { Screen } from '../../../src/portal/flows/service-login/anonymous-login.tsx'
import { flowStories } from '../../kit/flow-story.tsx'
import { storiesFor } from '../../kit/story-at.ts'

export default {
  title: 'Start or stop service by a link',
  id: 'flows-anonymous-login',
  ...flowStories(anonymousLoginMachine, Screen),
} satisfies Meta

const at = storiesFor(anonymousLoginMachine, undefined)

export const Recognising = at('recognising')
export const LoggingIn = at('loggingIn')
export const Opening = at('opening')
export const Opened = at('opened')
export const Login = at('login')
