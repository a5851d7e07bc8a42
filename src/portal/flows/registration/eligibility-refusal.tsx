import type { BillEntries } from '../../../../machines/forms/bill.ts'
import type { EligibilityRefusal } from '../../../../machines/eligibility.machine.ts'
import { reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { ButtonLink } from '../../components/button/button.tsx'
import { PhoneSentence } from '../kit/links.tsx'
import { textsOf, useCommonText, usePortal } from '../kit/portal.tsx'
import css from './bill-values.module.css'

const useEligibilityText = textsOf('eligibility')

interface RefusalHelpProps {
  readonly refusal: EligibilityRefusal
  readonly entries: BillEntries
}

/** The next steps that the page offers after a refusal. */
export function EligibilityRefusalHelp({ refusal, entries }: RefusalHelpProps) {
  const { help } = useEligibilityText()
  const common = useCommonText()
  const { links, sisterName } = usePortal().configuration
  switch (refusal) {
    case 'sisterCustomer':
      return (
        <ButtonLink href={links.sisterSite} variant="second" newSiteLabel={common.opensAnotherSite}>
          {help.sisterCustomer(sisterName)}
        </ButtonLink>
      )
    case 'notEligible':
    case 'somethingWrong':
      return (
        <p>
          <PhoneSentence say={navigator.onLine ? help[refusal] : common.callUs} />
        </p>
      )
    case 'detailsDoNotMatch':
    case 'accountNumberNotFound':
      return (
        <>
          <p>{help[refusal]}</p>
          <ul className={css.pieces}>
            {piecesOf(refusal, entries).map((piece) => (
              <li key={piece} className="number">
                {piece}
              </li>
            ))}
          </ul>
        </>
      )
  }
}

/**
 * The entries that the customer compares with the bill one by one. The account number is written in groups of four
 * digits.
 */
const piecesOf = (refusal: EligibilityRefusal, entries: BillEntries): string[] => {
  const digits = reduceAccountNumber(entries.accountNumber).replace(/\d{4}(?=\d)/g, '$& ')
  if (refusal === 'accountNumberNotFound') return [digits]
  const { customerName, firstName, middleName, lastName } = entries
  const names = entries.customerType === 'business' ? [customerName] : [firstName, middleName, lastName]
  return [digits, ...names.filter((name) => name.trim() !== '')]
}
