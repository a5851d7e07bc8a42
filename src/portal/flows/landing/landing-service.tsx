import type { serviceLoginMachine } from '../../../../machines/service-login.machine.ts'
import { Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { usePortal } from '../kit/portal.tsx'
import css from './landing.module.css'
import type { ScreenProps } from '../kit/screen.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useServiceLoginText = textsOf('service-login')

/** Start or stop service without a login, and its variant behind `features.paGetService` (document 1, §2.1). */
export function LandingService({ snapshot, send }: ScreenProps<typeof serviceLoginMachine>) {
  const text = useServiceLoginText()
  const common = useCommonText()
  const { paGetService } = usePortal().configuration.features
  const isPending = snapshot.hasTag('pending')
  const start = () => send({ type: 'service.start' })
  return (
    <section>
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <div className={css.act}>
        <Button variant="second" busy={isPending} onPress={start}>
          {text.getStarted}
        </Button>
        {paGetService && (
          <Button variant="second" busy={isPending} onPress={start}>
            {text.getServiceInPa}
          </Button>
        )}
      </div>
      <p className="hidden" role="status">
        {isPending && text.opening}
      </p>
      <AlertDialog
        open={snapshot.matches('failed')}
        text={text.failed}
        okLabel={common.ok}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </section>
  )
}
