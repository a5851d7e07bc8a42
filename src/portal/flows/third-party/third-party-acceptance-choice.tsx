import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink } from '../../components/button/button.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { LogIn } from '../sign-in/log-in.tsx'
import { ThirdPartyAcceptanceStep } from './third-party-acceptance-step.tsx'
import type { ThirdPartyAcceptanceProps } from './third-party-acceptance.tsx'
import { textsOf } from '../kit/texts.ts'

const useThirdPartyAcceptanceText = textsOf('third-party-acceptance')

/** Two ways to link: log in, or sign up. */
export function ThirdPartyAcceptanceChoice({ snapshot, send }: ThirdPartyAcceptanceProps) {
  const text = useThirdPartyAcceptanceText()
  const { signIn } = snapshot.children
  const signUp = (
    <ButtonLink href={paths.thirdPartyRegistration} variant="second">
      {text.signUp}
    </ButtonLink>
  )
  return (
    <ThirdPartyAcceptanceStep name="choice" send={send}>
      <div className="stack">
        <p className="lead">{text.lead}</p>
        <p>{text.text}</p>
      </div>
      {signIn ? <LogIn actor={signIn} label={text.login} beside={signUp} /> : <Actions>{signUp}</Actions>}
    </ThirdPartyAcceptanceStep>
  )
}
