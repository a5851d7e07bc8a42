import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { common as commonEn } from '../../text/en/common.ts'
import { createLogin as en } from '../../text/en/create-login.ts'
import { common as commonEs } from '../../text/es/common.ts'
import { createLogin as es } from '../../text/es/create-login.ts'
import { useTexts } from '../kit/portal.tsx'
import { PhoneSentence } from '../kit/support-phone.tsx'

interface CreateLoginDialogsProps {
  readonly couldNotCreate: boolean
  readonly callFailed: boolean
  readonly onClose: () => void
}

/** A refused creation, and a call without an answer (document 1, §2.3 and §8). */
export function CreateLoginDialogs({ couldNotCreate, callFailed, onClose }: CreateLoginDialogsProps) {
  const text = useTexts({ en, es })
  const common = useTexts({ en: commonEn, es: commonEs })
  return (
    <>
      <Dialog
        open={couldNotCreate}
        title={text.couldNotCreate.title}
        closeLabel={common.close}
        onClose={onClose}
      >
        <div className="stack">
          <p>{text.couldNotCreate.text}</p>
          <p>
            <PhoneSentence say={text.help} />
          </p>
        </div>
      </Dialog>
      <AlertDialog
        open={callFailed}
        text={
          <>
            <span>{text.callFailed}</span>
            <br />
            <span>
              <PhoneSentence say={text.help} />
            </span>
          </>
        }
        okLabel={common.ok}
        onOk={onClose}
      />
    </>
  )
}
