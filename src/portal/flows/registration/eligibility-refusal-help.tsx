import type { EligibilityRefusal } from '../../../../machines/eligibility.machine.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { usePortal } from '../kit/portal.tsx'
import { PhoneSentence } from '../kit/support-phone.tsx'
import css from './registration.module.css'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useEligibilityText = textsOf('eligibility')

/** What to do next after a refusal. */
export function EligibilityRefusalHelp({ refusal }: { refusal: EligibilityRefusal }) {
  const { help } = useEligibilityText()
  const common = useCommonText()
  const { links } = usePortal().configuration
  switch (refusal) {
    case 'sisterCustomer':
      return (
        <p className={css.intro}>
          <ButtonLink href={links.sisterSite} variant="second" newSiteLabel={common.opensAnotherSite}>
            {help.sisterCustomer}
          </ButtonLink>
        </p>
      )
    case 'notEligible':
    case 'somethingWrong':
      return (
        <p className={css.notice}>
          <span>
            <PhoneSentence say={help[refusal]} />
          </span>
        </p>
      )
    case 'detailsDoNotMatch':
    case 'accountNumberNotFound':
      return <p className={css.notice}>{help[refusal]}</p>
  }
}
