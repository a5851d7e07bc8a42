import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { Step } from '../../components/step/step.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { PhoneSentence } from '../kit/support-phone.tsx'
import type { SignInProps } from './sign-in.tsx'
import { useStepLabels } from '../kit/step-labels.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useSignInText = textsOf('sign-in')

/** Why signing in or out did not work, with two ways on (quality R7). */
export function SignInFailed({ snapshot, send }: SignInProps) {
  const text = useSignInText()
  const common = useCommonText()
  const labels = useStepLabels()
  const failure = snapshot.context.failure ?? 'unknown'
  const isStillSignedIn = failure === 'signOutFailed'
  const title = isStillSignedIn ? text.stillSignedInTitle : text.failedTitle
  return (
    <Step {...labels} stepKey="signIn.failed" title={text.title} documentTitle={title} single>
      <ResultPanel kind="fail" title={title}>
        <p role="alert">{text.failures[failure]}</p>
        <p>
          <PhoneSentence say={text.callUs} />
        </p>
        <Actions>
          <Button onPress={() => send({ type: isStillSignedIn ? 'signOut.start' : 'signIn.start' })}>
            {text.tryAgain}
          </Button>
          <ButtonLink href={paths.login} variant="quiet">
            {common.returnToLogin}
          </ButtonLink>
        </Actions>
      </ResultPanel>
    </Step>
  )
}
