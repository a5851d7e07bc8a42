import type { BillEntries } from '../../../../machines/forms/bill.ts'
import type { EligibilityRefusal } from '../../../../machines/eligibility.machine.ts'
import { reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { customerNameOf } from '../../../../machines/rules/customer-name.ts'
import { ButtonLink } from '../../components/button/button.tsx'
import { BillMarker } from '../../components/field/field.tsx'
import { PhoneSentence } from '../kit/links.tsx'
import { useText, useCommonText, usePortal } from '../kit/portal.tsx'
import css from './bill-values.module.css'

interface RefusalHelpProps {
  readonly refusal: EligibilityRefusal
  readonly entries: BillEntries
}

export function EligibilityRefusalHelp({ refusal, entries }: RefusalHelpProps) {
  const { help } = useText('eligibility')
  const { accountNumber, name } = useText('fields')
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
          <dl className={css.pieces}>
            <div>
              <dt>
                <BillMarker marker={1} />
                <span>{accountNumber}</span>
              </dt>
              <dd className="number copied">{reduceAccountNumber(entries.accountNumber)}</dd>
            </div>
            {refusal === 'detailsDoNotMatch' && (
              <div>
                <dt>
                  <BillMarker marker={2} />
                  <span>{name}</span>
                </dt>
                <dd className="copied">{customerNameOf(entries)}</dd>
              </div>
            )}
          </dl>
        </>
      )
  }
}
