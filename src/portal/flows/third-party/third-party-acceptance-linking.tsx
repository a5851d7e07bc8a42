import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { ThirdPartyAcceptanceStep } from './third-party-acceptance-step.tsx'
import type { ThirdPartyAcceptanceProps } from './third-party-acceptance.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useThirdPartyAcceptanceText = textsOf('third-party-acceptance')

/** While the login is linked, and when that did not work. */
export function ThirdPartyAcceptanceLinking({ snapshot, send }: ThirdPartyAcceptanceProps) {
  const text = useThirdPartyAcceptanceText()
  const common = useCommonText()
  const isPending = snapshot.hasTag('pending')
  const doing = snapshot.matches('findingPerson') ? common.oneMoment : text.linking
  const close = () => send({ type: 'dialog.close' })
  return (
    <ThirdPartyAcceptanceStep
      name="linking"
      send={send}
      busy={isPending}
      announce={isPending ? doing : undefined}
    >
      <p>{text.lead}</p>
      {isPending && <p>{doing}</p>}
      <Dialog
        open={snapshot.matches('couldNotCreate')}
        title={text.couldNotCreate.title}
        closeLabel={common.close}
        onClose={close}
      >
        <p>{text.couldNotCreate.text}</p>
      </Dialog>
      <AlertDialog
        open={snapshot.matches('completionFailed')}
        text={text.callFailed}
        okLabel={common.ok}
        onOk={close}
      />
    </ThirdPartyAcceptanceStep>
  )
}
