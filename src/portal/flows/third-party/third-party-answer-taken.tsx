import type { thirdPartyRequestMachine } from '../../../../machines/third-party-request.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Step } from '../../components/step/step.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { CallUs, withPhone } from '../kit/links.tsx'
import { textsOf, useCommonText, useStepLabels, useWithWait } from '../kit/portal.tsx'
import { ReportSlot } from '../kit/report-slot.tsx'
import css from './third-party.module.css'

const useThirdPartyRequestText = textsOf('third-party-request')

/** A Yes or No that was taken and stopped half way: nothing of it can be changed, only the rest is tried again. */
export function ThirdPartyAnswerTaken({ snapshot, send }: ScreenProps<typeof thirdPartyRequestMachine>) {
  const withWait = useWithWait()
  const { taken: text, account: terms, review, ...all } = useThirdPartyRequestText()
  const common = useCommonText()
  const labels = useStepLabels()
  const { account, unfinished, waitSeconds } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  return (
    <Step
      {...labels}
      stepKey="thirdPartyRequest.taken"
      title={text.title}
      documentTitle={all.documentTitles.taken}
      onClose={() => send({ type: 'close.choose' })}
      busy={isPending}
      announce={isPending ? all.sending : undefined}
      single
    >
      <div className="stack">
        <SummaryList
          rows={[
            { term: terms.holder, value: account?.name },
            { term: terms.address, value: account?.address },
            { term: review.answer, value: unfinished?.answer === 'Accepted' ? review.yes : text.no },
          ]}
        />
        <p className={css.note}>
          <Icon name="info" />
          <span>{text.note}</span>
        </p>
        <p>
          <CallUs />
        </p>
        <Actions>
          <Button busy={isPending} onPress={() => send({ type: 'answer.finish' })}>
            {isPending ? all.sending : text.tryAgain}
          </Button>
        </Actions>
      </div>
      <AlertDialog
        open={snapshot.matches('stopped')}
        text={withPhone(withWait(all.callFailed, waitSeconds))}
        okLabel={common.ok}
        onOk={() => send({ type: 'dialog.close' })}
        below={<ReportSlot />}
      />
    </Step>
  )
}
