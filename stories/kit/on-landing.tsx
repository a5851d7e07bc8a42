import type { ComponentProps } from 'react'
import { serviceLoginMachine } from '../../machines/service-login.machine.ts'
import { signInMachine } from '../../machines/parts/sign-in.machine.ts'
import { Landing } from '../../src/portal/flows/landing/landing.tsx'
import type { ScreenProps } from '../../src/portal/flows/kit/flow.ts'
import { freeze } from './freeze.ts'
import { contextOf } from './story-at.ts'

const ignore = () => undefined
const serviceLoginReady: ScreenProps<typeof serviceLoginMachine> = {
  snapshot: freeze(serviceLoginMachine, {
    state: 'ready',
    context: contextOf(serviceLoginMachine, undefined),
  }),
  send: ignore,
}

export const landingPageContext = contextOf(signInMachine, {
  task: { kind: 'start', path: '' },
  loginHint: '',
})

const signInReady: ScreenProps<typeof signInMachine> = {
  snapshot: freeze(signInMachine, { state: 'ready', context: landingPageContext }),
  send: ignore,
}

export const LandingAround = (given: Partial<ComponentProps<typeof Landing>>) => (
  <Landing serviceLogin={serviceLoginReady} signIn={signInReady} {...given} />
)
