import type { Elements } from '../../components/elements.ts'
import type { paperlessMachine } from '../../../../machines/paperless.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { PageStep } from '../kit/page-step.tsx'
import { Leaving } from '../kit/interlude.tsx'
import css from '../kit/form.module.css'
import { ReturnToLogin } from '../kit/links.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { useText, useCommonText } from '../kit/portal.tsx'
import { TryAgainButton } from '../kit/try-again-button.tsx'
import { Wait } from '../kit/wait.tsx'

type PaperlessProps = ScreenProps<typeof paperlessMachine>

export const Screen = screenOf<typeof paperlessMachine>({
  routing: Leaving,
  ...inStates(Waiting, 'enrolling', 'keepingPaper'),
  ...inStates(Enrolled, 'enrolled', 'alreadyEnrolled'),
  paperKept: PaperKept,
  paperNotKept: PaperNotKept,
  failed: Failed,
})

function Waiting({ snapshot }: PaperlessProps) {
  const { title, loading, paper } = useText('paperless')
  const { oneMoment } = useCommonText()
  const isEnrolling = snapshot.matches('enrolling')
  const stepKey = `paperless.${isEnrolling ? 'enrolling' : 'keepingPaper'}`
  return (
    <PageStep stepKey={stepKey} title={isEnrolling ? title : paper.title} busy single>
      <ResultPanel kind="info" icon="bill" title={isEnrolling ? loading : paper.keeping}>
        <p role="status">{oneMoment}</p>
      </ResultPanel>
    </PageStep>
  )
}

function Enrolled({ snapshot, send }: PaperlessProps) {
  const { confirmation: text, paper } = useText('paperless')
  const isNew = snapshot.matches('enrolled')
  return (
    <EndState name={isNew ? 'enrolled' : 'alreadyEnrolled'} title={text.title}>
      <ResultPanel kind="ok" icon="mail" title={isNew ? text.enrolled : text.alreadyEnrolled}>
        <p>{text.whatNow}</p>
        <Actions>
          <ReturnToLogin />
          {snapshot.can({ type: 'paper.keep' }) && (
            <Button variant="quiet" onPress={() => send({ type: 'paper.keep' })}>
              {paper.keep}
            </Button>
          )}
        </Actions>
      </ResultPanel>
    </EndState>
  )
}

function PaperKept() {
  const { paper } = useText('paperless')
  return (
    <EndState name="paperKept" title={paper.title}>
      <ResultPanel kind="ok" icon="bill" title={paper.kept}>
        <p>{paper.whatNow}</p>
        <Actions>
          <ReturnToLogin />
        </Actions>
      </ResultPanel>
    </EndState>
  )
}

function PaperNotKept({ snapshot, send }: PaperlessProps) {
  const { paper, failed } = useText('paperless')
  const { waitSeconds } = snapshot.context
  return (
    <EndState name="paperNotKept" title={paper.title}>
      <ResultPanel kind="fail" title={paper.notKept}>
        <Wait seconds={waitSeconds} />
        <Actions>
          <TryAgainButton
            label={failed.tryAgain}
            seconds={waitSeconds}
            onPress={() => send({ type: 'paper.keep' })}
          />
          <ReturnToLogin variant="quiet" />
        </Actions>
      </ResultPanel>
    </EndState>
  )
}

function Failed({ snapshot, send }: PaperlessProps) {
  const { failed: text } = useText('paperless')
  const { waitSeconds } = snapshot.context
  const canRetry = snapshot.can({ type: 'enrolment.retry' })
  return (
    <EndState name="failed" title={text.title}>
      <ResultPanel kind="fail" title={text.text}>
        <Wait seconds={waitSeconds} />
        {!canRetry && <p>{text.openAgain}</p>}
        <Actions>
          {canRetry && (
            <TryAgainButton
              label={text.tryAgain}
              seconds={waitSeconds}
              onPress={() => send({ type: 'enrolment.retry' })}
            />
          )}
          <ReturnToLogin variant={canRetry ? 'quiet' : 'main'} />
        </Actions>
      </ResultPanel>
    </EndState>
  )
}

interface EndStateProps {
  readonly name: string
  readonly title: string
  readonly children: Elements
}

function EndState({ name, title, children }: EndStateProps) {
  const { privacyNotice } = useText('createLogin')
  return (
    <PageStep stepKey={`paperless.${name}`} title={title} single>
      {children}
      <p className={`small ${css.part}`}>{privacyNotice}</p>
    </PageStep>
  )
}
