import type { ThirdPartyRefusal } from '../../../../machines/third-party-registration.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import type { ThirdPartyRegistrationProps } from './third-party-registration.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useThirdPartyRegistrationText = textsOf('third-party-registration')

/** Why no login was made (document 2, §2.8 and §8). */
export function ThirdPartyRegistrationDialog({ snapshot, send }: ThirdPartyRegistrationProps) {
  const { couldNotCreate: text } = useThirdPartyRegistrationText()
  const common = useCommonText()
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
