import type { ActorRefFrom } from 'xstate'
import type { smsVerificationMachine } from '../../../../machines/parts/sms-verification.machine.ts'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { SentenceAround } from '../kit/links.tsx'
import { useText } from '../kit/portal.tsx'
import { useFocusWhen } from '../kit/use-focus-when.ts'
import { SmsVerification } from './sms-verification.tsx'

interface PhoneVerificationProps {
  readonly phone: string
  readonly actor: ActorRefFrom<typeof smsVerificationMachine> | undefined
  readonly isVerified: boolean
  readonly isNotEnrolled: boolean
}

export function PhoneVerification({ phone, actor, isVerified, isNotEnrolled }: PhoneVerificationProps) {
  const { phone: text } = useText('registrationConfirmation')
  const verified = useFocusWhen<HTMLDivElement>(isVerified, `${text.verifiedTitle}. ${text.verified}`)
  const number = <span className="number">{readablePhone(phone)}</span>
  return (
    <>
      {!isVerified && <h3>{text.title}</h3>}
      {actor && (
        <SmsVerification
          actor={actor}
          fieldId="smsCode"
          hint={
            <SentenceAround sentence={text.sentTo(readablePhone(phone))} words={readablePhone(phone)}>
              {number}
            </SentenceAround>
          }
        />
      )}
      {isNotEnrolled && (
        <>
          <p>{number}</p>
          <p>{text.notEnrolled}</p>
        </>
      )}
      <div ref={verified} tabIndex={-1} data-done={isVerified || undefined}>
        {isVerified && (
          <ResultPanel kind="ok" title={text.verifiedTitle} level={3}>
            <p>{text.verified}</p>
          </ResultPanel>
        )}
      </div>
    </>
  )
}

/** A North American number in its usual groups, any other number in international form. */
export const readablePhone = (international: string): string =>
  international.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3')
