import type { ComponentType } from 'react'
import type { eligibilityMachine } from '../../../../machines/eligibility.machine.ts'
import { Step } from '../../components/step/step.tsx'
import { usePortal } from '../kit/portal.tsx'
import { EligibilityForm } from './eligibility-form.tsx'
import { HaveReady } from './before-you-start.tsx'
import { Leaving } from '../kit/leaving.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { SecurityCheck } from '../verification/security-check.tsx'
import { useStepWords } from '../kit/step-labels.ts'
import { textsOf } from '../kit/texts.ts'

const useEligibilityText = textsOf('eligibility')

export type EligibilityProps = ScreenProps<typeof eligibilityMachine>

const steps: Record<StateName<typeof eligibilityMachine>, ComponentType<EligibilityProps>> = {
  securityCheck: SecurityCheckStep,
  form: EligibilityForm,
  lookup: EligibilityForm,
  validating: EligibilityForm,
  alreadyRegistered: EligibilityForm,
  registrationInProgress: EligibilityForm,
  eligible: Leaving,
  sisterRegistration: Leaving,
  login: Leaving,
  forgotLogin: Leaving,
  forgotPassword: Leaving,
}

/** Routes /register and /registration (document 1, §2.2). */
export function Screen(props: EligibilityProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}

function SecurityCheckStep({ snapshot, send }: EligibilityProps) {
  const text = useEligibilityText()
  const words = useStepWords()
  const { productName } = usePortal().configuration
  const { securityCheck } = snapshot.children
  return (
    <Step
      {...words}
      stepKey="eligibility.securityCheck"
      onClose={() => send({ type: 'close.choose' })}
      title={text.title(productName)}
      documentTitle={text.documentTitles.securityCheck}
      gauge={{ ...text.gauge, current: 1, stepOf: text.gauge.stepOf(1, text.gauge.steps.length) }}
      aside={<HaveReady />}
    >
      {securityCheck && <SecurityCheck actor={securityCheck} />}
    </Step>
  )
}
