import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Step } from '../../components/step/step.tsx'
import { useStepLabels } from '../kit/step-labels.ts'
import type { ThirdPartyRequestProps } from './third-party-request.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useThirdPartyRequestText = textsOf('third-party-request')

/** While the request is read, and when it could not be: both alerts lead to the landing page. */
export function ThirdPartyRequestLoading({ snapshot, send }: ThirdPartyRequestProps) {
  const text = useThirdPartyRequestText()
  const common = useCommonText()
  const labels = useStepLabels()
  const isPending = snapshot.hasTag('pending')
  return (
    <Step
      {...labels}
      stepKey="thirdPartyRequest.loading"
      title={text.title}
      documentTitle={text.documentTitles.form}
      onClose={() => send({ type: 'close.choose' })}
      busy={isPending}
      announce={isPending ? common.oneMoment : undefined}
      single
    >
      {isPending && <p>{common.oneMoment}</p>}
      <AlertDialog
        open={!isPending}
        text={snapshot.matches('notFound') ? text.notFound : text.callFailed}
        okLabel={common.ok}
        onOk={() => send({ type: 'dialog.close' })}
      />
    </Step>
  )
}
