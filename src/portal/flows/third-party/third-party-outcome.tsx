import { Actions } from '../../components/actions/actions.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { PageStep } from '../kit/page-step.tsx'
import { ReturnToLogin } from '../kit/links.tsx'
import { useText } from '../kit/portal.tsx'

interface ThirdPartyOutcomeProps {
  readonly outcome: 'rejected' | 'removed' | 'expired'
}

function ThirdPartyOutcome({ outcome }: ThirdPartyOutcomeProps) {
  const { title, [outcome]: text } = useText('thirdPartyOutcome')
  return (
    <PageStep stepKey={`thirdParty.${outcome}`} title={title} documentTitle={text.documentTitle} single>
      <ResultPanel kind={outcome === 'expired' ? 'lapsed' : 'settled'} title={text.text}>
        <p>{text.whatNow}</p>
        <Actions>
          <ReturnToLogin />
        </Actions>
      </ResultPanel>
    </PageStep>
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
