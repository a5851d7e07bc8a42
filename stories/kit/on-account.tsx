import type { ComponentType } from 'react'
import { signInMachine } from '../../machines/parts/sign-in.machine.ts'
import { Screen as SignIn } from '../../src/portal/flows/sign-in/sign-in.tsx'
import { freeze } from './freeze.ts'
import { landingPageContext } from './on-landing.tsx'

export const accountPageContext = {
  ...landingPageContext,
  task: { kind: 'guard', path: '/account', acr: '', groups: [] },
  originalUri: '/account',
  person: { name: 'Jordan M Rivera', loginId: 'jrivera_48' },
} as const

const granted = freeze(signInMachine, { state: 'granted', context: accountPageContext })

export const inAccountPage = <Props extends object>(Part: ComponentType<Props>) =>
  function OnAccount(props: Props) {
    return <SignIn snapshot={granted} send={() => undefined} accountParts={<Part {...props} />} />
  }
