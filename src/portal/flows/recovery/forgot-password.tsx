import type { ComponentType } from 'react'
import type { forgotPasswordMachine } from '../../../../machines/forgot-password.machine.ts'
import { Step } from '../../components/step/step.tsx'
import { EmailSelection } from './forgot-password-email.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { Inactive, NewYork, Refused, Sent, Staged, Unable } from './forgot-password-results.tsx'
import { Leaving } from '../kit/leaving.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { SecurityCheck } from '../verification/security-check.tsx'
import { useStepLabels } from '../kit/step-labels.ts'
import { textsOf } from '../kit/texts.ts'

const useForgotPasswordText = textsOf('forgot-password')

export type ForgotPasswordProps = ScreenProps<typeof forgotPasswordMachine>

const steps: Record<StateName<typeof forgotPasswordMachine>, ComponentType<ForgotPasswordProps>> = {
  securityCheck: SecurityCheckStep,
  form: ForgotPasswordForm,
  requesting: ForgotPasswordForm,
  callFailed: ForgotPasswordForm,
  emailSelection: EmailSelection,
  sendingReset: EmailSelection,
  resetFailed: EmailSelection,
  sent: Sent,
  refused: Refused,
  unable: Unable,
  newYork: NewYork,
  staged: Staged,
  inactive: Inactive,
  selfService: Leaving,
}

/** Route /forgotPassword (document 1, §2.5). */
export function Screen(props: ForgotPasswordProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}

function SecurityCheckStep({ snapshot }: ForgotPasswordProps) {
  const text = useForgotPasswordText()
  const labels = useStepLabels()
  const { securityCheck } = snapshot.children
  return (
    <Step
      {...labels}
      stepKey="forgotPassword.securityCheck"
      title={text.title}
      documentTitle={text.documentTitles.securityCheck}
      single
    >
      {securityCheck && <SecurityCheck actor={securityCheck} />}
    </Step>
  )
}
