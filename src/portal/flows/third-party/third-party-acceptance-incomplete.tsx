import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { ThirdPartyAcceptanceStep } from './third-party-acceptance-step.tsx'
import type { ThirdPartyAcceptanceProps } from './third-party-acceptance.tsx'
import { textsOf } from '../kit/texts.ts'

const useThirdPartyAcceptanceText = textsOf('third-party-acceptance')

/** The login is linked and the request still open: closing it can be tried again. */
export function ThirdPartyAcceptanceIncomplete({ send }: ThirdPartyAcceptanceProps) {
  const { incomplete: text } = useThirdPartyAcceptanceText()
  return (
    <ThirdPartyAcceptanceStep name="incomplete" step={text.title} send={send}>
      <ResultPanel kind="fail" title={text.title}>
        <p>{text.text}</p>
        <Actions>
          <Button onPress={() => send({ type: 'completion.retry' })}>{text.tryAgain}</Button>
        </Actions>
      </ResultPanel>
    </ThirdPartyAcceptanceStep>
  )
}
