import { Actions } from '../components/actions/actions.tsx'
import { ButtonLink } from '../components/button/button.tsx'
import { LevelHead } from '../components/level-head/level-head.tsx'
import { Step } from '../components/step/step.tsx'
import { useStepLabels, textsOf, usePortal, useCommonText } from '../flows/kit/portal.tsx'
import { useEffect } from 'react'

const useNotFoundText = textsOf('not-found')

export function NotFound() {
  const text = useNotFoundText()
  const labels = useStepLabels()
  return (
    <Step {...labels} stepKey="notFound" title={text.title} documentTitle={text.title} single>
      <LevelHead kind="none" />
      <p>{text.text}</p>
      <Actions>
        <ButtonLink href="/">{text.returnHome}</ButtonLink>
      </Actions>
    </Step>
  )
}

/** Opens the company's security disclosure file and replaces the history entry, so that Back skips this page. */
export function SecurityContactPage() {
  const { securityDisclosure } = usePortal().configuration.links
  useEffect(() => window.location.replace(securityDisclosure), [securityDisclosure])
  return <SecurityContact />
}

/** The page shows a link to the file for browsers that do not redirect. */
export function SecurityContact() {
  const text = useNotFoundText().securityContact
  const common = useCommonText()
  const labels = useStepLabels()
  const { securityDisclosure } = usePortal().configuration.links
  return (
    <Step {...labels} stepKey="securityContact" title={text.title} documentTitle={text.title} busy single>
      <p>{text.text}</p>
      <Actions>
        <ButtonLink href={securityDisclosure} variant="second" newSiteLabel={common.opensAnotherSite}>
          {text.follow}
        </ButtonLink>
      </Actions>
    </Step>
  )
}
