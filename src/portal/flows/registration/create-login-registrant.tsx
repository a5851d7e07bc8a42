import type { EligibilityEntries } from '../../../../machines/eligibility.machine.ts'
import { wholeName } from '../../../../machines/rules/customer-name.ts'
import { Facts } from '../../components/facts/facts.tsx'
import css from './registration.module.css'
import { textsOf } from '../kit/texts.ts'

const useCreateLoginText = textsOf('create-login')
const useEligibilityText = textsOf('eligibility')

interface CreateLoginRegistrantProps {
  readonly registrant: EligibilityEntries
  readonly onGoBack: () => void
}

/** What the login is for, with a way back to change it. */
export function CreateLoginRegistrant({ registrant, onGoBack }: CreateLoginRegistrantProps) {
  const { you: text } = useCreateLoginText()
  const bill = useEligibilityText()
  return (
    <>
      <h2 className={css.asideTitle}>{text.title}</h2>
      <Facts
        rows={[
          { term: bill.accountNumber, value: `XXXX-${registrant.accountNumber}`, number: true },
          { term: text.name, value: wholeName(registrant) },
          {
            term: bill.customerType,
            value: registrant.customerType === 'Person' ? bill.individual : bill.business,
          },
        ]}
      />
      <p className={`small ${css.below}`}>
        {text.notRight}{' '}
        <button type="button" className="link" onClick={onGoBack}>
          {text.goBack}
        </button>
      </p>
    </>
  )
}
