import type { signInMachine } from '../../../../machines/parts/sign-in.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink } from '../../components/button/button.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { Step } from '../../components/step/step.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { SignInButton, SignInStatus } from './sign-in-button.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { useStepLabels, textsOf } from '../kit/portal.tsx'

const useSignInText = textsOf('sign-in')

export function Screen({ snapshot, send }: ScreenProps<typeof signInMachine>) {
  const text = useSignInText().secondaryAccount
  const labels = useStepLabels()
  return (
    <Step {...labels} stepKey="secondaryAccountLogin" title={text.title} documentTitle={text.title} single>
      <LevelHead kind="info" icon="lock" />
      <p>{text.text}</p>
      <SignInStatus snapshot={snapshot} />
      <Actions>
        <SignInButton snapshot={snapshot} send={send} label={text.login} />
        <ButtonLink href={paths.register} variant="second">
          {text.signUp}
        </ButtonLink>
      </Actions>
    </Step>
  )
}
