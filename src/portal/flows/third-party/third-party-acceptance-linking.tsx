import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { common as commonEn } from '../../text/en/common.ts'
import { thirdPartyAcceptance as en } from '../../text/en/third-party-acceptance.ts'
import { common as commonEs } from '../../text/es/common.ts'
import { thirdPartyAcceptance as es } from '../../text/es/third-party-acceptance.ts'
import { useTexts } from '../kit/portal.tsx'
import { ThirdPartyAcceptanceStep } from './third-party-acceptance-step.tsx'
import type { ThirdPartyAcceptanceProps } from './third-party-acceptance.tsx'

/** While the login is linked, and when that did not work. */
export function ThirdPartyAcceptanceLinking({ snapshot, send }: ThirdPartyAcceptanceProps) {
  const text = useTexts({ en, es })
  const common = useTexts({ en: commonEn, es: commonEs })
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
