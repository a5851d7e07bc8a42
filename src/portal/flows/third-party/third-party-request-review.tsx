import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Step } from '../../components/step/step.tsx'
import { useStepLabels } from '../kit/step-labels.ts'
import type { ThirdPartyRequestProps } from './third-party-request.tsx'
import css from './third-party.module.css'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useThirdPartyRequestText = textsOf('third-party-request')

/** A legal commitment, looked at once more before anything is sent (contract §1). */
export function ThirdPartyRequestReview({ snapshot, send }: ThirdPartyRequestProps) {
  const { review: text, account: terms, ...all } = useThirdPartyRequestText()
  const common = useCommonText()
  const labels = useStepLabels()
  const { account } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  return (
    <Step
      {...labels}
      stepKey="thirdPartyRequest.review"
      title={text.title}
      documentTitle={all.documentTitles.review}
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
            { term: text.answer, value: text.yes },
          ]}
        />
        <p className={css.note}>
          <Icon name="info" />
          <span>{text.note}</span>
        </p>
        <Actions>
          <Button busy={isPending} onPress={() => send({ type: 'answer.confirm' })}>
            {isPending ? all.sending : text.accept}
          </Button>
          <Button variant="second" inactive={isPending} onPress={() => send({ type: 'answer.change' })}>
            {text.change}
          </Button>
        </Actions>
      </div>
      <AlertDialog
        open={snapshot.matches('acceptFailed')}
        text={all.callFailed}
        okLabel={common.ok}
        onOk={() => send({ type: 'dialog.close' })}
      />
    </Step>
  )
}
