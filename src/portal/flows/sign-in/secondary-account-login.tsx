import type { signInMachine } from '../../../../machines/parts/sign-in.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink } from '../../components/button/button.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { PageStep } from '../kit/page-step.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { SignInButton, SignInStatus } from './sign-in-button.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { useText, useCommonText } from '../kit/portal.tsx'

export function Screen({ snapshot, send }: ScreenProps<typeof signInMachine>) {
  const text = useText('signIn').secondaryAccount
  const common = useCommonText()
  return (
    <PageStep stepKey="secondaryAccountLogin" title={text.title} single>
      <LevelHead kind="info" icon="lock" />
      <p>{text.text}</p>
      <SignInStatus snapshot={snapshot} />
      <Actions>
        <SignInButton snapshot={snapshot} send={send} label={common.login} />
        <ButtonLink href={paths.register} variant="second">
          {common.signUp}
        </ButtonLink>
      </Actions>
    </PageStep>
  )
}
