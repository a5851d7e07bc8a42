import { CatchBoundary, Match, useMatches } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { isLanguage, languages } from '../../contract/languages.ts'
import { PageFrame } from '../components/page-frame/page-frame.tsx'
import { StepAnnouncement } from '../components/step/announce-step.tsx'
import { flow as alertsFlow } from '../flows/landing/alerts.ports.ts'
import { Screen as AlertsScreen } from '../flows/landing/alerts.tsx'
import { LoadFailure } from '../flows/kit/interlude.tsx'
import { usePortal, textsOf } from '../flows/kit/portal.tsx'
import { NotLoaded } from './lazy-page.tsx'
import { withQuery } from './navigate.ts'
import { pageAt } from './pages.tsx'
import { shownPage } from './shown-page.ts'
import { useFlow, useRuntime } from './run-flow.tsx'

const usePageText = textsOf('page')

/**
 * The frame around every screen. It renders the page itself and not with the router's `Outlet`. An `Outlet` adds a
 * Suspense boundary, and React hydrates the content of such a boundary last. If the customer went Back before this
 * hydration, the router would render a page that the router no longer knows.
 */
export function Page() {
  const { language } = usePortal()
  const page = useMatches({ select: shownPage })
  return (
    <>
      <PageFrame {...usePageFrame()} banner={pageAt(page)?.isLanding && <Alerts key={language} />}>
        {page !== undefined && <Match routeId={page} />}
      </PageFrame>
      <StepAnnouncement />
    </>
  )
}

const nothing = () => null

/** An error in an alert must not break the rest of the page. */
function Alerts() {
  return (
    <CatchBoundary getResetKey={() => 'alerts'} errorComponent={nothing}>
      <RunningAlerts />
    </CatchBoundary>
  )
}

function RunningAlerts() {
  const { snapshot, send } = useFlow(alertsFlow)
  return <AlertsScreen snapshot={snapshot} send={send} />
}

/** Returns the texts and links of header and footer. */
export const usePageFrame = () => {
  const { configuration, language, switchLanguage, year } = usePortal()
  const text = usePageText()
  const { productName: product, links } = configuration
  return {
    skipLabel: text.skip,
    header: {
      product,
      links,
      labels: { home: text.home(product), help: text.help, emergency: text.emergency },
      languageSwitch: {
        label: text.language,
        current: language,
        languages: configuration.languages.map((lang) => ({ lang, name: languages[lang] })),
        onSwitch: (lang: string) => isLanguage(lang) && switchLanguage(lang),
      },
    },
    footer: {
      year,
      links,
      labels: { owner: product, privacy: text.privacy, terms: text.terms },
    },
  }
}

/**
 * The message for a page whose code could not be loaded. The retry opens the original address, because this address
 * may contain the code of a link.
 */
export function PageFailure({ error }: Partial<ErrorComponentProps>) {
  const { services } = useRuntime()
  return (
    <LoadFailure
      broke={!(error instanceof NotLoaded)}
      onTryAgain={() => window.location.replace(withQuery(window.location.pathname, services.query()))}
    />
  )
}
