import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import type { InvitationProps } from './invitation.tsx'
import { PhoneSentence } from '../kit/support-phone.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useInvitationText = textsOf('invitation')
const useCreateLoginText = textsOf('create-login')

/** A refused creation, and a call without an answer (document 2, §8). */
export function InvitationDialogs({ snapshot, send }: InvitationProps) {
  const text = useInvitationText()
  const common = useCommonText()
  const { help } = useCreateLoginText()
  const withHelp = (what: string) => (
    <>
      <span>{what}</span>{' '}
      <span>
        <PhoneSentence say={help} />
      </span>
    </>
  )
  const onClose = () => send({ type: 'dialog.close' })
  return (
    <>
      <AlertDialog
        open={snapshot.matches('couldNotCreate')}
        title={text.couldNotCreate.title}
        text={withHelp(text.couldNotCreate.text)}
        okLabel={common.close}
        onOk={onClose}
      />
      <AlertDialog
        open={snapshot.matches('callFailed')}
        text={withHelp(text.callFailed)}
        okLabel={common.ok}
        onOk={onClose}
      />
    </>
  )
}
