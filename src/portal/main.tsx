// First of all, so that the styles of components come after them and win.
import './styles/tokens.css'
import './styles/base.css'
import { startTransition } from 'react'
import { admitWebFont } from './app/admit-web-font.ts'
import { takeOpenedLink } from './app/opened-link.ts'
import { readConfiguration, readFirstView } from './app/configuration.ts'
import { createFirstServices, createPageServices } from './app/create-services.ts'
import { createNavigate } from './app/navigate.ts'
import { nextTask } from './app/next-task.ts'
import { interceptLinks, outsideLinks } from './app/intercept-links.ts'
import { PortalRoot } from './app/portal-root.tsx'
import { createPortalRouter, preloadPage } from './app/routes.tsx'
import { shownPage } from './app/shown-page.ts'
import { warmUp } from './app/warm-up.ts'
import { callbackPath } from '../contract/page-configuration.ts'
import { keepEarly } from './recorder/keep-early.ts'
import { addFlowObserver } from './recorder/observe-flow.ts'
import { loadTexts } from './text/load-texts.ts'
import { registerServiceWorker } from './service-worker/register-service-worker.ts'

// it says to which page an identity provider hands a code
const configuration = readConfiguration(document)
const openedLink = takeOpenedLink(window, configuration ? callbackPath(configuration) : undefined)

/** Tells the script of the document, which kept what was pressed; once React is done, so that it can take a press. */
const tellReady = () => void setTimeout(() => document.dispatchEvent(new Event('portal:ready')))

// after the script that it would compete with; without it the page goes on in the local font
document.addEventListener('portal:ready', () => void admitWebFont(document).catch(() => undefined), {
  once: true,
})

const start = async (root: HTMLElement) => {
  await nextTask()
  // half of what there is to evaluate
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await nextTask()
  if (configuration === null) {
    const { ConfigurationError } = await import('./app/configuration-error.tsx')
    createRoot(root).render(<ConfigurationError />)
    tellReady()
    return
  }
  if (configuration.features.supportReports) addFlowObserver(keepEarly)
  const firstView = readFirstView(document)
  const services = createPageServices(configuration, openedLink, firstView)
  const language = services.language()
  const router = createPortalRouter(configuration)
  const first = createFirstServices(configuration, language, services.alerts())
  await nextTask()
  await Promise.all([loadTexts(language), firstView && router.load()])
  await nextTask()
  const outside = outsideLinks(configuration.links, window.location.origin)
  interceptLinks(document, router.history, outside)
  warmUp(document, navigator, {
    page: (path) => preloadPage(router, path),
    signIn: async () => (await services.signIn()).prepare(),
    outside,
  })
  const onReady = () => {
    // a way back taken before the router listened for one
    if (router.latestLocation.href !== router.state.location.href) void router.load()
    tellReady()
  }
  const portal = (
    <PortalRoot
      configuration={configuration}
      language={language}
      year={firstView?.year ?? new Date().getFullYear()}
      runtime={{ services, first, navigate: createNavigate(router.history) }}
      router={router}
      onReady={onReady}
    />
  )
  // who went back meanwhile is on another page than the text is of
  if (
    firstView?.language === language &&
    firstView.path === shownPage(router.state.matches) &&
    root.firstElementChild
  ) {
    // as the server rendered it: without a boundary around the pages
    router.ssr = { manifest: undefined }
    // in slices, so that a finger never waits for the whole
    startTransition(() => void hydrateRoot(root, portal))
  } else {
    root.replaceChildren()
    createRoot(root).render(portal)
  }
  if (import.meta.env.PROD) registerServiceWorker(window, configuration)
  const { scripts } = configuration
  if (Object.keys(scripts).length === 0) return
  const { startScripts, browserScriptPage } = await import('./third-party-scripts/start-scripts.ts')
  startScripts(scripts, browserScriptPage(window), (navigated) => router.history.subscribe(navigated))
}

const root = document.getElementById('app')
if (root)
  // not awaited: the pages are in files that import this one
  start(root).catch((error: unknown) => {
    document.dispatchEvent(new Event('portal:failed'))
    throw error
  })
