import type { eligibilityMachine } from '../../../../machines/eligibility.machine.ts'
import { Icon } from '../../components/icon/icon.tsx'
import css from '../kit/form.module.css'
import { Leaving } from '../kit/interlude.tsx'
import { closing } from '../kit/closing.ts'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { useText } from '../kit/portal.tsx'
import { SecurityCheck } from '../verification/security-check.tsx'
import { EligibilityForm } from './eligibility-form.tsx'
import { RegistrationStep } from './registration-step.tsx'

type EligibilityProps = ScreenProps<typeof eligibilityMachine>

export const Screen = screenOf<typeof eligibilityMachine>({
  securityCheck: SecurityCheckStep,
  ...inStates(
    EligibilityForm,
    'form',
    'leaving',
    'lookup',
    'validating',
    'alreadyRegistered',
    'registrationInProgress',
  ),
  ...inStates(Leaving, 'eligible', 'sisterRegistration', 'login', 'forgotLogin', 'forgotPassword', 'closed'),
})

function SecurityCheckStep({ snapshot, send }: EligibilityProps) {
  const text = useText('eligibility')
  const { securityCheck } = snapshot.children
  return (
    <RegistrationStep
      current={1}
      stepKey="eligibility.securityCheck"
      onClose={closing(send)}
      documentTitle={text.documentTitles.securityCheck}
      aside={<BeforeYouStart />}
    >
      {securityCheck && (
        <SecurityCheck actor={securityCheck}>
          {snapshot.context.isAgain === true && <p className={css.notice}>{text.again}</p>}
        </SecurityCheck>
      )}
    </RegistrationStep>
  )
}

function BeforeYouStart() {
  const { ready } = useText('eligibility')
  return (
    <>
      <h2 className={css.asideTitle}>{ready.title}</h2>
      <ul className={css.ready}>
        <li>
          <Icon name="bill" />
          <span>{ready.bill}</span>
        </li>
        <li>
          <Icon name="mail" />
          <span>{ready.email}</span>
        </li>
        <li>
          <Icon name="phone" />
          <span>{ready.phone}</span>
        </li>
      </ul>
    </>
  )
}
