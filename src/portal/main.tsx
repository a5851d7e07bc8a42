// These styles are imported first, so that the styles of components override them.
import './styles/tokens.css'
import './styles/base.css'
import { createBrowserHistory } from '@tanstack/history'
import { addressBarOf, keepOpenedLink, removeCodeFromAddress } from './app/opened-link.ts'
import { readConfiguration, readFirstView } from './app/configuration.ts'
import { createFirstServices, createPageServices } from './app/create-services.ts'
import { hydrateOrRender } from './app/hydrate-or-render.ts'
import { createNavigate } from './app/navigate.ts'
import { createLaterPages } from './app/later-pages.ts'
import { inOwnTask } from './app/next-task.ts'
import { interceptLinks, outsideLinks } from './app/intercept-links.ts'
import { createIsLoaded, createPages, findPage } from './app/page-components.tsx'
import { PortalRoot } from './app/portal-root.tsx'
import { ShownPages } from './app/shown-pages.tsx'
import { warmUp } from './app/warm-up.ts'
import { isMailedLink } from '../contract/portal-paths.ts'
import { callbackPath, type PageConfiguration } from '../contract/page-configuration.ts'
import { storeFirstEvents } from './recorder/store-first-events.ts'
import { addFlowObserver } from './recorder/observe-flow.ts'
import { loadTexts } from './text/load-texts.ts'
import { registerServiceWorker } from './service-worker/register-service-worker.ts'

// The portal first reads the configuration, because it contains the path to which the identity provider sends the code
// of a sign-in. After that, the portal removes this code from the address bar.
const configuration = readConfiguration(document)
const addressBar = addressBarOf(window)
const openedLink = removeCodeFromAddress(addressBar, configuration ? callbackPath(configuration) : undefined)

/**
 * Tells the inline script of the document that the portal is ready. If the customer has pressed a button before, the
 * inline script then repeats this press. The timer lets React finish first, so that React can handle the press.
 */
const dispatchReady = () => void setTimeout(() => document.dispatchEvent(new Event('portal:ready')))

// React DOM is half of the script that the browser has to evaluate. It is evaluated in a separate browser task, so that
// the browser can handle presses before and after this task.
const loadReactDom = () => import('react-dom/client')
type ReactDom = Awaited<ReturnType<typeof loadReactDom>>

const showConfigurationError = async ({ createRoot }: ReactDom, root: HTMLElement) => {
  const { ConfigurationError } = await import('./app/configuration-error.tsx')
  createRoot(root).render(<ConfigurationError />)
  dispatchReady()
}

/** Creates the services, the history and the list of pages. The texts and the first screen are loaded later. */
const createPage = (configured: PageConfiguration) => {
  if (configured.features.supportReports) addFlowObserver(storeFirstEvents)
  const firstView = readFirstView(document)
  const services = createPageServices(configured, openedLink, firstView)
  const language = services.language()
  const history = createBrowserHistory()
  const pages = createPages(configured)
  const page = findPage(pages, history.location.pathname)
  const later = createLaterPages(configured, pages, history)
  keepOpenedLink(addressBar, openedLink)
  const first = createFirstServices(configured, language, services.alerts())
  return { firstView, services, language, pages, page, later, first }
}
type Page = ReturnType<typeof createPage>

const prepareLaterPages = ({ later }: Page) =>
  document.addEventListener('portal:ready', () => void later.prepare().catch(() => undefined), { once: true })

const listen = (configured: PageConfiguration, { pages, later, services }: Page) => {
  const outside = outsideLinks(configured.links, window.location.origin)
  interceptLinks(document, later.history, outside)
  warmUp(document, navigator, {
    page: async (path) => findPage(pages, path)?.component.preload?.(),
    signIn: async () => (await services.signIn()).prepare(),
    outside,
  })
}

const show = (reactDom: ReactDom, root: HTMLElement, configured: PageConfiguration, page: Page) => {
  const { later, firstView, language, services, first } = page
  const portal = (
    <PortalRoot
      configuration={configured}
      language={language}
      year={firstView?.year ?? new Date().getFullYear()}
      runtime={{
        services,
        first,
        navigate: createNavigate(later.history),
        isLoaded: createIsLoaded(page.pages),
      }}
      onReady={dispatchReady}
    >
      <ShownPages first={page.page} later={later} />
    </PortalRoot>
  )
  hydrateOrRender(reactDom, root, { portal, path: page.page?.path, language, firstView })
}

const start = async (root: HTMLElement) => {
  const reactDom = await inOwnTask(loadReactDom)
  if (configuration === null) return showConfigurationError(reactDom, root)
  const page = await inOwnTask(() => createPage(configuration))
  await inOwnTask(() => Promise.all([loadTexts(page.language), page.page?.component.preload?.()]))
  await inOwnTask(() => {
    prepareLaterPages(page)
    listen(configuration, page)
    show(reactDom, root, configuration, page)
  })
  if (import.meta.env.PROD) registerServiceWorker(window, configuration)
  // A page that a mailed link has opened runs no third-party scripts, because the history of the document contains the
  // link code.
  if (isMailedLink(openedLink.path) || Object.keys(configuration.scripts).length === 0) return
  const { followPages } = await import('./third-party-scripts/follow-pages.ts')
  await followPages(configuration, document, page.later.history)
}

const root = document.getElementById('app')
if (root)
  // No `await` for the result of `start` here. The modules of the pages import this module, so both would wait for each
  // other.
  start(root).catch((error: unknown) => {
    document.dispatchEvent(new Event('portal:failed'))
    throw error
  })
