import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink } from '../../components/button/button.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { LogIn } from '../sign-in/log-in.tsx'
import { ThirdPartyAcceptanceStep } from './third-party-acceptance-step.tsx'
import type { ThirdPartyAcceptanceProps } from './third-party-acceptance.tsx'
import { textsOf } from '../kit/texts.ts'

const useThirdPartyAcceptanceText = textsOf('third-party-acceptance')

/** What the secondary holder can do now (document 2, §1), and the way there. */
export function ThirdPartyAcceptanceLinked({ snapshot, send }: ThirdPartyAcceptanceProps) {
  const { linked: text, login } = useThirdPartyAcceptanceText()
  const { signIn } = snapshot.children
  const isSignedIn = snapshot.context.person !== null
  return (
    <ThirdPartyAcceptanceStep name="linked" step={text.title} send={send}>
      <ResultPanel kind="ok" title={text.title}>
        <p>{text.text}</p>
        {isSignedIn && (
          <Actions>
            <ButtonLink href={paths.account}>{text.account}</ButtonLink>
          </Actions>
        )}
        {!isSignedIn && signIn && <LogIn actor={signIn} label={login} />}
      </ResultPanel>
    </ThirdPartyAcceptanceStep>
  )
}
