import type { Confirmation } from '../../../../machines/registration-confirmation.machine.ts'
import { Facts } from '../../components/facts/facts.tsx'
import { readablePhone } from '../verification/readable-phone.ts'
import css from './registration.module.css'
import { textsOf } from '../kit/texts.ts'

const useRegistrationConfirmationText = textsOf('registration-confirmation')

/** Login ID in upper case, name, email, and the phone that was opted in (document 1, §2.4). */
export function RegistrationConfirmationFacts({ confirmation }: { readonly confirmation: Confirmation }) {
  const { keep: text } = useRegistrationConfirmationText()
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <Facts
        rows={[
          { term: text.loginId, value: confirmation.loginId.toUpperCase(), number: true },
          { term: text.name, value: confirmation.customerName },
          { term: text.email, value: confirmation.email },
          ...(confirmation.mfaOptIn
            ? [{ term: text.phone, value: readablePhone(confirmation.phone), number: true }]
            : []),
        ]}
      />
      <p className={`small ${css.below}`}>{text.note}</p>
    </>
  )
}
