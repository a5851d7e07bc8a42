import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Step } from '../../components/step/step.tsx'
import { common as commonEn } from '../../text/en/common.ts'
import { thirdPartyRequest as en } from '../../text/en/third-party-request.ts'
import { common as commonEs } from '../../text/es/common.ts'
import { thirdPartyRequest as es } from '../../text/es/third-party-request.ts'
import { useTexts } from '../kit/portal.tsx'
import { useStepWords } from '../kit/step-labels.ts'
import type { ThirdPartyRequestProps } from './third-party-request.tsx'

/** While the request is read, and when it could not be: both alerts lead to the landing page. */
export function ThirdPartyRequestLoading({ snapshot, send }: ThirdPartyRequestProps) {
  const text = useTexts({ en, es })
  const common = useTexts({ en: commonEn, es: commonEs })
  const words = useStepWords()
  const isPending = snapshot.hasTag('pending')
  return (
    <Step
      {...words}
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
