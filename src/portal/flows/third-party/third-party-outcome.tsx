import { Actions } from '../../components/actions/actions.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { Step } from '../../components/step/step.tsx'
import { ReturnToLogin } from '../kit/links.tsx'
import { useStepLabels, textsOf } from '../kit/portal.tsx'

const useThirdPartyOutcomeText = textsOf('third-party-outcome')

interface ThirdPartyOutcomeProps {
  readonly outcome: 'rejected' | 'removed' | 'expired'
}

function ThirdPartyOutcome({ outcome }: ThirdPartyOutcomeProps) {
  const { title, [outcome]: text } = useThirdPartyOutcomeText()
  const labels = useStepLabels()
  return (
    <Step
      {...labels}
      stepKey={`thirdParty.${outcome}`}
      title={title}
      documentTitle={text.documentTitle}
      single
    >
      <ResultPanel kind={outcome === 'rejected' ? 'declined' : 'lapsed'} title={text.text}>
        <p>{text.whatNow}</p>
        <Actions>
          <ReturnToLogin quiet />
        </Actions>
      </ResultPanel>
    </Step>
  )
}

export function ThirdPartyReject() {
  return <ThirdPartyOutcome outcome="rejected" />
}

export function ThirdPartyRemoved() {
  return <ThirdPartyOutcome outcome="removed" />
}

export function ThirdPartyExpired() {
  return <ThirdPartyOutcome outcome="expired" />
}
