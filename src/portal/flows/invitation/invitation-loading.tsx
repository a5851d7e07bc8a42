import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Result } from '../../components/result/result.tsx'
import { Step } from '../../components/step/step.tsx'
import { usePortal } from '../kit/portal.tsx'
import type { InvitationProps } from './invitation.tsx'
import { useStepWords } from '../kit/step-labels.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useInvitationText = textsOf('invitation')

/** Before the form, and where there is none: each popup has one button, and Escape is that button (document 2, §4). */
export function InvitationLoading({ snapshot, send }: InvitationProps) {
  const text = useInvitationText()
  const common = useCommonText()
  const words = useStepWords()
  const { productName } = usePortal().configuration
  const isPending = snapshot.hasTag('pending')
  const isLoading = snapshot.matches('loading')
  const onClose = () => send({ type: 'dialog.close' })
  return (
    <Step
      {...words}
      stepKey="invitation.loading"
      title={text.title(productName)}
      documentTitle={text.documentTitle}
      onClose={() => send({ type: 'close.choose' })}
      busy={isPending}
      single
    >
      <Result kind="info" icon="mail" title={isLoading ? text.loading : text.fromEmail}>
        <p role="status">
          {isLoading && common.oneMoment}
          {snapshot.matches('redirecting') && text.openingLogin}
        </p>
      </Result>
      <AlertDialog
        open={snapshot.matches('notFound')}
        {...text.notFound}
        okLabel={text.login}
        onOk={onClose}
      />
      <AlertDialog
        open={snapshot.matches('alreadyRegistered')}
        {...text.alreadyRegistered}
        okLabel={text.login}
        onOk={onClose}
      />
      <AlertDialog
        open={snapshot.matches('loadFailed')}
        text={text.loadFailed}
        okLabel={common.ok}
        onOk={onClose}
      />
    </Step>
  )
}
