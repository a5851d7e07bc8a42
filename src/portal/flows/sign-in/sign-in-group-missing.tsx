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

/** The person is signed in, but in none of the groups the route asks for (document 1, §6). */
export function SignInGroupMissing({ send }: SignInProps) {
  const { title, groupMissing: text, callUs } = useSignInText()
  const common = useCommonText()
  const labels = useStepLabels()
  return (
    <Step {...labels} stepKey="signIn.groupMissing" title={title} documentTitle={text.title} single>
      <ResultPanel kind="info" icon="lock" title={text.title}>
        <p>{text.text}</p>
        <p>
          <PhoneSentence say={callUs} />
        </p>
        <Actions>
          <Button onPress={() => send({ type: 'signOut.start' })}>{text.otherLogin}</Button>
          <ButtonLink href={paths.login} variant="quiet">
            {common.returnToLogin}
          </ButtonLink>
        </Actions>
      </ResultPanel>
    </Step>
  )
}
