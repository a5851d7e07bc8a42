import type { signInMachine } from '../../../../machines/parts/sign-in.machine.ts'
import { Button } from '../../components/button/button.tsx'
import { ErrorMessage } from '../../components/error-message/error-message.tsx'
import { useChild } from '../kit/flow.ts'
import type { ScreenProps } from '../kit/flow.ts'
import { leadsToSignIn } from '../kit/leads-to-sign-in.ts'
import { textsOf, useWithWait } from '../kit/portal.tsx'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Actions } from '../../components/actions/actions.tsx'

const useSignInText = textsOf('sign-in')

interface SignInButtonProps extends ScreenProps<typeof signInMachine> {
  readonly label: string
  /** Use `second` or `quiet` for a button next to a more important one. */
  readonly variant?: 'main' | 'second' | 'quiet' | undefined
}

/** The button that leads to the identity provider. If the redirect failed, the button shows the reason. */
export function SignInButton({ snapshot, send, label, variant }: SignInButtonProps) {
  const text = useSignInText()
  const isPending = snapshot.hasTag('pending')
  return (
    <Button
      {...leadsToSignIn}
      icon="lock"
      variant={variant}
      busy={isPending}
      onPress={() => send({ type: 'signIn.start' })}
    >
      {isPending ? text.redirecting : label}
    </Button>
  )
}

/** Messages for screen readers: that the sign-in page opens, or why the sign-in page did not open. */
export function SignInStatus({ snapshot }: Pick<SignInButtonProps, 'snapshot'>) {
  const text = useSignInText()
  const withWait = useWithWait()
  const { failure, waitSeconds } = snapshot.context
  return (
    <>
      <div role="alert">
        {snapshot.matches('failed') && failure && (
          <ErrorMessage id="sign-in-failure" text={withWait(text.failures[failure], waitSeconds)} />
        )}
      </div>
      <p className="hidden" role="status">
        {snapshot.hasTag('pending') && text.redirecting}
      </p>
    </>
  )
}

interface SignInChildProps extends Pick<SignInButtonProps, 'variant'> {
  readonly actor: ActorRefFrom<typeof signInMachine>
  readonly label: string
  /** Another button or link in the same row. */
  readonly beside?: ReactNode
}

/** A sign-in that runs as a child of another flow, with its button and messages. */
export function SignInChild({ actor, label, variant, beside }: SignInChildProps) {
  const snapshot = useChild(actor)
  return (
    <>
      <SignInStatus snapshot={snapshot} />
      <Actions>
        <SignInButton snapshot={snapshot} send={actor.send} label={label} variant={variant} />
        {beside}
      </Actions>
    </>
  )
}
