import type { signInMachine } from '../../../../machines/sign-in.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Step } from '../../components/step/step.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { secondaryAccountLogin as en } from '../../text/en/secondary-account-login.ts'
import { secondaryAccountLogin as es } from '../../text/es/secondary-account-login.ts'
import { useTexts } from '../kit/portal.tsx'
import { LogInButton, LogInStatus } from './sign-in-button.tsx'
import type { ScreenProps } from '../kit/screen.ts'
import { useStepWords } from '../kit/step-labels.ts'

/** Route /secondaryAccountLogin (document 2, §2.4). */
export function Screen({ snapshot, send }: ScreenProps<typeof signInMachine>) {
  const text = useTexts({ en, es })
  const words = useStepWords()
  return (
    <Step {...words} stepKey="secondaryAccountLogin" title={text.title} documentTitle={text.title} single>
      <p>{text.text}</p>
      <LogInStatus snapshot={snapshot} />
      <Actions>
        <LogInButton snapshot={snapshot} send={send} label={text.login} />
        <ButtonLink href={paths.register} variant="second">
          {text.signUp}
        </ButtonLink>
      </Actions>
    </Step>
  )
}
