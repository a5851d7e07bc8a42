import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { PhoneSentence } from '../kit/support-phone.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useCreateLoginText = textsOf('create-login')

interface CreateLoginDialogsProps {
  readonly couldNotCreate: boolean
  readonly callFailed: boolean
  readonly onClose: () => void
}

/** A refused creation, and a call without an answer (document 1, §2.3 and §8). */
export function CreateLoginDialogs({ couldNotCreate, callFailed, onClose }: CreateLoginDialogsProps) {
  const text = useCreateLoginText()
  const common = useCommonText()
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
