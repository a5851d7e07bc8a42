import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { common as commonEn } from '../../text/en/common.ts'
import { createLogin as createLoginEn } from '../../text/en/create-login.ts'
import { invitation as en } from '../../text/en/invitation.ts'
import { common as commonEs } from '../../text/es/common.ts'
import { createLogin as createLoginEs } from '../../text/es/create-login.ts'
import { invitation as es } from '../../text/es/invitation.ts'
import { useTexts } from '../kit/portal.tsx'
import type { InvitationProps } from './invitation.tsx'
import { PhoneSentence } from '../kit/support-phone.tsx'

/** A refused creation, and a call without an answer (document 2, §8). */
export function InvitationDialogs({ snapshot, send }: InvitationProps) {
  const text = useTexts({ en, es })
  const common = useTexts({ en: commonEn, es: commonEs })
  const { help } = useTexts({ en: createLoginEn, es: createLoginEs })
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
