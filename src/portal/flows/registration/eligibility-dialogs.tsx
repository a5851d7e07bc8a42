import type { ActorRefFrom } from 'xstate'
import type { resendActivationMachine } from '../../../../machines/resend-activation.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { common as commonEn } from '../../text/en/common.ts'
import { eligibility as en } from '../../text/en/eligibility.ts'
import { common as commonEs } from '../../text/es/common.ts'
import { eligibility as es } from '../../text/es/eligibility.ts'
import { useTexts } from '../kit/portal.tsx'
import type { EligibilityProps } from './eligibility.tsx'
import { ResendActivation } from '../verification/resend-activation.tsx'

interface DialogProps {
  readonly open: boolean
  readonly send: EligibilityProps['send']
}

/** The account has a login: three ways to it (document 1, §2.2). */
export function AlreadyRegisteredDialog({ open, send }: DialogProps) {
  const { alreadyRegistered: text } = useTexts({ en, es })
  const common = useTexts({ en: commonEn, es: commonEs })
  return (
    <Dialog
      open={open}
      title={text.title}
      closeLabel={common.close}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <p>{text.text}</p>
      <Actions>
        <Button onPress={() => send({ type: 'login.choose' })}>{text.login}</Button>
        <Button variant="second" onPress={() => send({ type: 'forgotLogin.choose' })}>
          {text.forgotLogin}
        </Button>
        <Button variant="second" onPress={() => send({ type: 'forgotPassword.choose' })}>
          {text.forgotPassword}
        </Button>
      </Actions>
    </Dialog>
  )
}

/** The login waits for its activation: the email can be sent again (document 1, §2.2). */
export function InProgressDialog({
  open,
  resend,
  send,
}: DialogProps & { readonly resend: ActorRefFrom<typeof resendActivationMachine> | undefined }) {
  const { inProgress: text } = useTexts({ en, es })
  const common = useTexts({ en: commonEn, es: commonEs })
  return (
    <Dialog
      open={open}
      title={text.title}
      closeLabel={common.close}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <p>{text.text}</p>
      {resend && (
        <Actions>
          <ResendActivation actor={resend} label="inProgress" />
        </Actions>
      )}
    </Dialog>
  )
}
