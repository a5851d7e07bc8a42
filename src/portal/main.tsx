// First of all, so that the styles of components come after them and win.
import './styles/tokens.css'
import './styles/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { takeOpenedLink } from './app/opened-link.ts'
import { readConfiguration } from './app/configuration.ts'
import { createNavigate } from './app/navigate.ts'
import { interceptLinks } from './app/intercept-links.ts'
import { LanguageRoot } from './app/language.tsx'
import { createPageServices } from './app/create-services.ts'
import { createPortalRouter } from './app/routes.tsx'
import { loadTexts } from './text/load-texts.ts'
import { registerServiceWorker } from './service-worker/register-service-worker.ts'
import { RuntimeContext } from './app/run-flow.tsx'

const openedLink = takeOpenedLink(window)

const start = async (root: HTMLElement) => {
  const configuration = readConfiguration(document)
  if (configuration === null) {
    const { ConfigurationError } = await import('./app/configuration-error.tsx')
    createRoot(root).render(<ConfigurationError />)
    return
  }
  if (import.meta.env.DEV) (await import('./inspector/report-flows.ts')).reportFlows(window.location.search)
  const services = createPageServices(configuration, openedLink)
  await loadTexts(services.language())
  const router = createPortalRouter(configuration)
  interceptLinks(document, router.history)
  createRoot(root).render(
    <StrictMode>
      <LanguageRoot configuration={configuration} language={services.language}>
        <RuntimeContext value={{ services, navigate: createNavigate(router.history) }}>
          <RouterProvider router={router} />
        </RuntimeContext>
      </LanguageRoot>
    </StrictMode>,
  )
  if (import.meta.env.PROD) registerServiceWorker(window)
  const { scripts } = configuration
  if (Object.keys(scripts).length === 0) return
  const { startScripts, browserScriptPage } = await import('./third-party-scripts/start-scripts.ts')
  startScripts(scripts, browserScriptPage(window), (navigated) => router.history.subscribe(navigated))
}

const root = document.getElementById('app')
if (root) await start(root)
