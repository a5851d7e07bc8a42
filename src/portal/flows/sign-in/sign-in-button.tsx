import type { signInMachine } from '../../../../machines/sign-in.machine.ts'
import { Button } from '../../components/button/button.tsx'
import { ErrorMessage } from '../../components/field/field.tsx'
import type { ScreenProps } from '../kit/screen.ts'
import { textsOf } from '../kit/texts.ts'

const useSignInText = textsOf('sign-in')

interface LogInButtonProps extends ScreenProps<typeof signInMachine> {
  readonly label: string
}

/** Leads to the identity provider; says why when it could not. */
export function LogInButton({ snapshot, send, label }: LogInButtonProps) {
  const text = useSignInText()
  const isPending = snapshot.hasTag('pending')
  return (
    <Button icon="lock" busy={isPending} onPress={() => send({ type: 'signIn.start' })}>
      {isPending ? text.redirecting : label}
    </Button>
  )
}

/** What to read of it: that the page opens, or why it did not. */
export function LogInStatus({ snapshot }: Pick<LogInButtonProps, 'snapshot'>) {
  const text = useSignInText()
  const { failure } = snapshot.context
  return (
    <>
      <div role="alert">
        {snapshot.matches('failed') && failure && (
          <ErrorMessage id="sign-in-failure" text={text.failures[failure]} />
        )}
      </div>
      <p className="hidden" role="status">
        {snapshot.hasTag('pending') && text.redirecting}
      </p>
    </>
  )
}
