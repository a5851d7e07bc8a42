import type { Invitation } from '../../../../machines/invitation.machine.ts'
import { Facts } from '../../components/facts/facts.tsx'
import css from '../registration/registration.module.css'
import { textsOf } from '../kit/texts.ts'

const useInvitationText = textsOf('invitation')
const useEligibilityText = textsOf('eligibility')

/** What the login is for. */
export function InvitationInvited({ invitation }: { readonly invitation: Invitation }) {
  const { you: text } = useInvitationText()
  const bill = useEligibilityText()
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
