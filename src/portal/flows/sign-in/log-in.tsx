import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signInMachine } from '../../../../machines/sign-in.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { LogInButton, LogInStatus } from './sign-in-button.tsx'
import { useChild } from '../kit/screen.ts'

interface LogInProps {
  readonly actor: ActorRefFrom<typeof signInMachine>
  readonly label: string
  /** Another way on, in the same row. */
  readonly beside?: ReactNode
}

/** Signing in as a part of another flow. */
export function LogIn({ actor, label, beside }: LogInProps) {
  const snapshot = useChild(actor)
  return (
    <>
      <LogInStatus snapshot={snapshot} />
      <Actions>
        <LogInButton snapshot={snapshot} send={actor.send} label={label} />
        {beside}
      </Actions>
    </>
  )
}
