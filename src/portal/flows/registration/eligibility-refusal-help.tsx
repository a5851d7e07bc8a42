import type { EligibilityRefusal } from '../../../../machines/eligibility.machine.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { common as commonEn } from '../../text/en/common.ts'
import { eligibility as en } from '../../text/en/eligibility.ts'
import { common as commonEs } from '../../text/es/common.ts'
import { eligibility as es } from '../../text/es/eligibility.ts'
import { usePortal, useTexts } from '../kit/portal.tsx'
import { PhoneSentence } from '../kit/support-phone.tsx'
import css from './registration.module.css'

/** What to do next after a refusal. */
export function EligibilityRefusalHelp({ refusal }: { refusal: EligibilityRefusal }) {
  const { help } = useTexts({ en, es })
  const common = useTexts({ en: commonEn, es: commonEs })
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
