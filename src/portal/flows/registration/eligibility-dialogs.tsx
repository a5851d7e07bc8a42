import type { ActorRefFrom } from 'xstate'
import type { resendActivationMachine } from '../../../../machines/resend-activation.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import type { EligibilityProps } from './eligibility.tsx'
import { ResendActivation } from '../verification/resend-activation.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useEligibilityText = textsOf('eligibility')

interface DialogProps {
  readonly open: boolean
  readonly send: EligibilityProps['send']
}

/** The account has a login: three ways to it (document 1, §2.2). */
export function AlreadyRegisteredDialog({ open, send }: DialogProps) {
  const { alreadyRegistered: text } = useEligibilityText()
  const common = useCommonText()
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
  const { inProgress: text } = useEligibilityText()
  const common = useCommonText()
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
