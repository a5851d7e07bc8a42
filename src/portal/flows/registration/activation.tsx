import type { ComponentType } from 'react'
import type { activationMachine } from '../../../../machines/activation.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Result } from '../../components/result/result.tsx'
import { ActivationDone } from './activation-done.tsx'
import { ActivationExpired } from './activation-expired.tsx'
import { ActivationStep } from './activation-step.tsx'
import { Leaving } from '../kit/leaving.tsx'
import { PhoneSentence } from '../kit/support-phone.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { textsOf } from '../kit/texts.ts'

const useActivationText = textsOf('activation')

export type ActivationProps = ScreenProps<typeof activationMachine>

const steps: Record<StateName<typeof activationMachine>, ComponentType<ActivationProps>> = {
  arriving: Leaving,
  processing: Processing,
  complete: ActivationDone,
  alreadyActivated: ActivationDone,
  redirecting: ActivationDone,
  returned: Leaving,
  expired: ActivationExpired,
  failed: Failed,
  login: Leaving,
  noCode: Leaving,
}

/** Route /registrationComplete (document 2, §2.3). */
export function Screen(props: ActivationProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}

function Processing() {
  const text = useActivationText()
  return (
    <ActivationStep name="processing" step={text.processing} busy>
      <Result kind="info" title={text.processing}>
        <p role="status">{text.pleaseWait}</p>
      </Result>
    </ActivationStep>
  )
}

function Failed({ send }: ActivationProps) {
  const text = useActivationText()
  return (
    <ActivationStep name="failed" step={text.incompleteTitle}>
      <Result kind="fail" title={text.incompleteTitle}>
        <p role="alert">{text.failed}</p>
        <p>
          <PhoneSentence say={text.callUs} />
        </p>
        <Actions>
          <Button onPress={() => send({ type: 'activation.retry' })}>{text.tryAgain}</Button>
        </Actions>
      </Result>
    </ActivationStep>
  )
}
