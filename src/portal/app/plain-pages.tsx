import { Actions } from '../components/actions/actions.tsx'
import { ButtonLink } from '../components/button/button.tsx'
import { LevelHead } from '../components/level-head/level-head.tsx'
import { PageStep } from '../flows/kit/page-step.tsx'
import { useText, usePortal, useCommonText } from '../flows/kit/portal.tsx'
import { useEffect } from 'react'

export function NotFound() {
  const text = useText('notFound')
  return (
    <PageStep stepKey="notFound" title={text.title} single>
      <LevelHead kind="none" />
      <p>{text.text}</p>
      <Actions>
        <ButtonLink href="/">{text.returnHome}</ButtonLink>
      </Actions>
    </PageStep>
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
  const text = useText('notFound').securityContact
  const common = useCommonText()
  const { securityDisclosure } = usePortal().configuration.links
  return (
    <PageStep stepKey="securityContact" title={text.title} busy single>
      <p>{text.text}</p>
      <Actions>
        <ButtonLink href={securityDisclosure} variant="second" newSiteLabel={common.opensAnotherSite}>
          {text.follow}
        </ButtonLink>
      </Actions>
    </PageStep>
  )
}
