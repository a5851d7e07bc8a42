import type { Elements } from '../../components/elements.ts'
import type { thirdPartyRequestMachine } from '../../../../machines/third-party-request.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { PageStep } from '../kit/page-step.tsx'
import { closing } from '../kit/closing.ts'
import type { ScreenProps } from '../kit/flow.ts'
import { useText, useCommonText } from '../kit/portal.tsx'
import css from './third-party.module.css'
import { PrintPage, ThirdPartyAccount, ThirdPartyCommitment } from './third-party-commitment.tsx'
import { CallFailed } from '../kit/call-failed.tsx'
import { CallUs } from '../kit/links.tsx'

interface ThirdPartyAnswerProps extends ScreenProps<typeof thirdPartyRequestMachine> {
  /** `review`: the third party can still change the answer. `taken`: the backend has already stored the answer. */
  readonly step: 'review' | 'taken'
  readonly answer: string
  readonly more?: Elements
  readonly children: Elements
}

export function ThirdPartyAnswer({ snapshot, send, step, answer, more, children }: ThirdPartyAnswerProps) {
  const { review, [step]: text, ...all } = useText('thirdPartyRequest')
  const common = useCommonText()
  const { account, choice, waitSeconds } = snapshot.context
  const Sheet = choice === 'no' ? ThirdPartyAccount : ThirdPartyCommitment
  const isPending = snapshot.hasTag('pending')
  return (
    <PageStep
      stepKey={`thirdPartyRequest.${step}`}
      title={text.title}
      documentTitle={all.documentTitles[step]}
      onClose={closing(send)}
      doing={isPending && common.sending}
      single
    >
      <LevelHead small kind="info" icon="key" />
      <div className="stack">
        <Sheet account={account} answer={{ term: review.answer, value: answer }} />
        <p className={`${css.warning} ${css.note}`}>
          <Icon name="alert" />
          <span>{text.note}</span>
        </p>
        {more}
        <Actions>
          {children}
          {choice !== 'no' && <PrintPage />}
        </Actions>
      </div>
      <CallFailed
        open={snapshot.matches(step === 'review' ? 'answerFailed' : 'stopped')}
        text={all.callFailed}
        waitSeconds={waitSeconds}
        onOk={() => send({ type: 'dialog.close' })}
      />
    </PageStep>
  )
}

export function ThirdPartyAnswerTaken(props: Pick<ThirdPartyAnswerProps, 'snapshot' | 'send'>) {
  const common = useCommonText()
  const { snapshot, send } = props
  const { taken: text, review } = useText('thirdPartyRequest')
  const isPending = snapshot.hasTag('pending')
  return (
    <ThirdPartyAnswer
      {...props}
      step="taken"
      answer={snapshot.context.unfinished?.answer === 'Accepted' ? review.yes : text.no}
      more={
        <p>
          <CallUs />
        </p>
      }
    >
      <Button busy={isPending} onPress={() => send({ type: 'answer.finish' })}>
        {isPending ? common.sending : common.tryAgain}
      </Button>
    </ThirdPartyAnswer>
  )
}
