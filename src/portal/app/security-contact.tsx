import { Actions } from '../components/actions/actions.tsx'
import { ButtonLink } from '../components/button/button-link.tsx'
import { Step } from '../components/step/step.tsx'
import { common as commonEn } from '../text/en/common.ts'
import { securityContact as en } from '../text/en/security-contact.ts'
import { common as commonEs } from '../text/es/common.ts'
import { securityContact as es } from '../text/es/security-contact.ts'
import { usePortal, useTexts } from '../flows/kit/portal.tsx'
import { useStepWords } from '../flows/kit/step-labels.ts'

/** /.well-known and /.well-known/security.txt (document 2, §2.1); the link is for browsers that stay. */
export function SecurityContact() {
  const text = useTexts({ en, es })
  const common = useTexts({ en: commonEn, es: commonEs })
  const words = useStepWords()
  const { securityDisclosure } = usePortal().configuration.links
  return (
    <Step {...words} stepKey="securityContact" title={text.title} documentTitle={text.title} busy single>
      <p>{text.text}</p>
      <Actions>
        <ButtonLink href={securityDisclosure} variant="second" newSiteLabel={common.opensAnotherSite}>
          {text.follow}
        </ButtonLink>
      </Actions>
    </Step>
  )
}
