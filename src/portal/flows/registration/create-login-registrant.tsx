import type { EligibilityEntries } from '../../../../machines/eligibility.machine.ts'
import { wholeName } from '../../../../machines/rules/customer-name.ts'
import { Facts } from '../../components/facts/facts.tsx'
import { createLogin as en } from '../../text/en/create-login.ts'
import { eligibility as eligibilityEn } from '../../text/en/eligibility.ts'
import { createLogin as es } from '../../text/es/create-login.ts'
import { eligibility as eligibilityEs } from '../../text/es/eligibility.ts'
import { useTexts } from '../kit/portal.tsx'
import css from './registration.module.css'

interface CreateLoginRegistrantProps {
  readonly registrant: EligibilityEntries
  readonly onGoBack: () => void
}

/** What the login is for, with a way back to change it. */
export function CreateLoginRegistrant({ registrant, onGoBack }: CreateLoginRegistrantProps) {
  const { you: text } = useTexts({ en, es })
  const bill = useTexts({ en: eligibilityEn, es: eligibilityEs })
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
