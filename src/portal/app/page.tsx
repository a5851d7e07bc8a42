import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isLanguage, languages } from '../../contract/languages.ts'
import { PageFrame } from '../components/page-frame/page-frame.tsx'
import type { Elements } from '../components/elements.ts'
import { flow as alertsFlow } from '../flows/landing/alerts.ports.ts'
import { Screen as AlertsScreen } from '../flows/landing/alerts.tsx'
import { LoadFailure } from '../flows/kit/interlude.tsx'
import { usePortal, useText } from '../flows/kit/portal.tsx'
import { NotLoaded } from './lazy-page.tsx'
import { messagesOf } from './messages-of.ts'
import { withQuery } from './navigate.ts'
import { pageAt } from './pages.tsx'
import { useFlow, useRuntime } from './run-flow.tsx'

interface PageProps {
  readonly banner: Elements
  readonly children: ReactNode
}

export function Page({ banner, children }: PageProps) {
  return (
    <PageFrame {...usePageFrame()} banner={banner}>
      {children}
    </PageFrame>
  )
}

/** @param path the path of the page; `undefined` if the URL belongs to no page */
export function Banner({ path }: { readonly path: string | undefined }) {
  const { language } = usePortal()
  return pageAt(path)?.isLanding && <Alerts key={language} />
}

const nothing = () => null

/** An error in an alert must not break the rest of the page. */
function Alerts() {
  return (
    <ErrorBoundary fallbackRender={nothing}>
      <RunningAlerts />
    </ErrorBoundary>
  )
}

function RunningAlerts() {
  const { snapshot, send } = useFlow(alertsFlow)
  return <AlertsScreen snapshot={snapshot} send={send} />
}

export const usePageFrame = () => {
  const { configuration, language, switchLanguage, year } = usePortal()
  const text = useText('page')
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
 * The message for a page whose script could not be loaded. The button that tries again opens the URL with which the
 * customer opened the page. This URL can contain a link code that the address bar no longer contains. In development,
 * the page also shows the error.
 */
export function PageFailure({ error }: { readonly error: unknown }) {
  const { services } = useRuntime()
  return (
    <>
      <LoadFailure
        broke={!(error instanceof NotLoaded)}
        onTryAgain={() => window.location.replace(withQuery(window.location.pathname, services.query()))}
      />
      {import.meta.env.DEV && <pre className="wrap">{messagesOf(error)}</pre>}
    </>
  )
}
