import type { ThirdPartyRefusal } from '../../../../machines/third-party-registration.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { common as commonEn } from '../../text/en/common.ts'
import { thirdPartyRegistration as en } from '../../text/en/third-party-registration.ts'
import { common as commonEs } from '../../text/es/common.ts'
import { thirdPartyRegistration as es } from '../../text/es/third-party-registration.ts'
import { useTexts } from '../kit/portal.tsx'
import type { ThirdPartyRegistrationProps } from './third-party-registration.tsx'

/** Why no login was made (document 2, §2.8 and §8). */
export function ThirdPartyRegistrationDialog({ snapshot, send }: ThirdPartyRegistrationProps) {
  const { couldNotCreate: text } = useTexts({ en, es })
  const common = useTexts({ en: commonEn, es: commonEs })
  const wordsOf = (refusal: ThirdPartyRefusal) =>
    'code' in refusal ? text.refusals[refusal.code] : refusal.message
  return (
    <Dialog
      open={snapshot.matches('couldNotCreate')}
      title={text.title}
      closeLabel={common.close}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <p>{snapshot.context.refusal && wordsOf(snapshot.context.refusal)}</p>
      <Actions>
        <Button onPress={() => send({ type: 'login.choose' })}>{common.returnToLogin}</Button>
      </Actions>
    </Dialog>
  )
}
