import type { Invitation } from '../../../../machines/invitation.machine.ts'
import { Facts } from '../../components/facts/facts.tsx'
import { eligibility as eligibilityEn } from '../../text/en/eligibility.ts'
import { invitation as en } from '../../text/en/invitation.ts'
import { eligibility as eligibilityEs } from '../../text/es/eligibility.ts'
import { invitation as es } from '../../text/es/invitation.ts'
import { useTexts } from '../kit/portal.tsx'
import css from '../registration/registration.module.css'

/** What the login is for. */
export function InvitationInvited({ invitation }: { readonly invitation: Invitation }) {
  const { you: text } = useTexts({ en, es })
  const bill = useTexts({ en: eligibilityEn, es: eligibilityEs })
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <Facts
        rows={[
          { term: bill.accountNumber, value: `XXXX-${invitation.accountNumber}`, number: true },
          { term: text.name, value: invitation.customerName },
          {
            term: bill.customerType,
            value: invitation.customerType === 'Individual' ? bill.individual : bill.business,
          },
        ]}
      />
    </>
  )
}
