import type { signInMachine } from '../../../../machines/parts/sign-in.machine.ts'
import { Button } from '../../components/button/button.tsx'
import { ErrorMessage } from '../../components/error-message/error-message.tsx'
import { useChild } from '../kit/flow.ts'
import type { ScreenProps } from '../kit/flow.ts'
import { leadsToSignIn } from '../kit/leads-to-sign-in.ts'
import { useText, useCommonText, useWithWait } from '../kit/portal.tsx'
import type { Elements } from '../../components/elements.ts'
import type { ActorRefFrom } from 'xstate'
import { Actions } from '../../components/actions/actions.tsx'

interface SignInButtonProps extends ScreenProps<typeof signInMachine> {
  readonly label: string
  readonly variant?: 'main' | 'second' | 'quiet' | undefined
}

export function SignInButton({ snapshot, send, label, variant }: SignInButtonProps) {
  const { openingLogin } = useCommonText()
  const isPending = snapshot.hasTag('pending')
  return (
    <Button
      {...leadsToSignIn}
      icon="lock"
      variant={variant}
      busy={isPending}
      onPress={() => send({ type: 'signIn.start' })}
    >
      {isPending ? openingLogin : label}
    </Button>
  )
}

export function SignInStatus({ snapshot }: Pick<SignInButtonProps, 'snapshot'>) {
  const { failures } = useText('signIn')
  const { openingLogin } = useCommonText()
  const withWait = useWithWait()
  const { failure, waitSeconds } = snapshot.context
  return (
    <>
      <div role="alert">
        {snapshot.matches('failed') && failure && (
          <ErrorMessage id="sign-in-failure" text={withWait(failures[failure], waitSeconds)} />
        )}
      </div>
      <p className="hidden" role="status">
        {snapshot.hasTag('pending') && openingLogin}
      </p>
    </>
  )
}

interface SignInChildProps extends Pick<SignInButtonProps, 'variant'> {
  readonly actor: ActorRefFrom<typeof signInMachine>
  readonly label: string
  readonly beside?: Elements
}

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
