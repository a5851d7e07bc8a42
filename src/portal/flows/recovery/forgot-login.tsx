import type { ComponentType } from 'react'
import type { forgotLoginMachine } from '../../../../machines/forgot-login.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { Step } from '../../components/step/step.tsx'
import { ForgotLoginForm } from './forgot-login-form.tsx'
import { ReturnToLogin } from '../kit/return-to-login.tsx'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { SecurityCheck } from '../verification/security-check.tsx'
import { useStepLabels } from '../kit/step-labels.ts'
import { textsOf } from '../kit/texts.ts'

const useForgotLoginText = textsOf('forgot-login')

export type ForgotLoginProps = ScreenProps<typeof forgotLoginMachine>

const steps: Record<StateName<typeof forgotLoginMachine>, ComponentType<ForgotLoginProps>> = {
  securityCheck: SecurityCheckStep,
  form: ForgotLoginForm,
  sending: ForgotLoginForm,
  callFailed: ForgotLoginForm,
  sent: SentStep,
  refused: RefusedStep,
}

/** Route /forgotLogin (document 2, §2.2). */
export function Screen(props: ForgotLoginProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}

function SecurityCheckStep({ snapshot }: ForgotLoginProps) {
  const text = useForgotLoginText()
  const labels = useStepLabels()
  const { securityCheck } = snapshot.children
  return (
    <Step
      {...labels}
      stepKey="forgotLogin.securityCheck"
      title={text.title}
      documentTitle={text.documentTitles.securityCheck}
    >
      {securityCheck && <SecurityCheck actor={securityCheck} />}
    </Step>
  )
}

function SentStep() {
  const text = useForgotLoginText()
  const labels = useStepLabels()
  return (
    <Step
      {...labels}
      stepKey="forgotLogin.sent"
      title={text.title}
      documentTitle={text.documentTitles.sent}
      single
    >
      <ResultPanel kind="ok" icon="mail" title={text.sent.title}>
        <p>{text.sent.text}</p>
        <p className="small">{text.sent.help}</p>
        <Actions>
          <ReturnToLogin />
        </Actions>
      </ResultPanel>
    </Step>
  )
}

function RefusedStep() {
  const text = useForgotLoginText()
  const labels = useStepLabels()
  return (
    <Step
      {...labels}
      stepKey="forgotLogin.refused"
      title={text.title}
      documentTitle={text.documentTitles.refused}
      single
    >
      <ResultPanel kind="fail" title={text.refused.title}>
        <p>
          <b>{text.refused.unable}</b>
        </p>
        <p>{text.refused.text}</p>
        <Actions>
          <ReturnToLogin />
        </Actions>
      </ResultPanel>
    </Step>
  )
}
