import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { Step } from '../../components/step/step.tsx'
import { useCodeErrors } from '../verification/sms-verification.tsx'
import { LogIn } from '../sign-in/log-in.tsx'
import { PhoneVerification, readablePhone } from '../verification/phone-verification.tsx'
import { useStepLabels } from '../kit/step-labels.ts'
import type { ThirdPartyConfirmationProps } from './third-party-confirmation.tsx'
import css from './third-party.module.css'
import { textsOf } from '../kit/texts.ts'

const useThirdPartyConfirmationText = textsOf('third-party-confirmation')
const useRegistrationConfirmationText = textsOf('registration-confirmation')

/** What to keep, the way to the login that finishes the link, and below it the phone when it was opted in. */
export function ThirdPartyConfirmationOpen({ snapshot }: ThirdPartyConfirmationProps) {
  const text = useThirdPartyConfirmationText()
  const { keep } = useRegistrationConfirmationText()
  const labels = useStepLabels()
  const { smsVerification, signIn } = snapshot.children
  const errors = useCodeErrors(smsVerification, 'smsCode')
  const { confirmation } = snapshot.context
  if (confirmation === null) return null
  return (
    <Step
      {...labels}
      stepKey="thirdPartyConfirmation.open"
      title={text.title}
      documentTitle={text.title}
      errors={errors}
      single
    >
      <ResultPanel kind="ok" title={text.success}>
        <p>{text.email}</p>
        <SummaryList
          rows={[
            { term: keep.name, value: `${confirmation.firstName} ${confirmation.lastName}` },
            { term: keep.loginId, value: confirmation.loginId.toUpperCase(), number: true },
            { term: keep.email, value: confirmation.email },
            ...(confirmation.mfaOptIn
              ? [{ term: keep.phone, value: readablePhone(confirmation.phone), number: true }]
              : []),
          ]}
        />
        <p className={css.below}>{text.whatNow}</p>
        {signIn && <LogIn actor={signIn} label={text.login} />}
      </ResultPanel>
      {confirmation.mfaOptIn && (
        <div className={css.section}>
          <PhoneVerification
            phone={confirmation.phone}
            actor={smsVerification}
            isVerified={snapshot.matches({ open: 'verified' })}
            isNotEnrolled={snapshot.matches({ open: 'notEnrolled' })}
          />
        </div>
      )}
    </Step>
  )
}
