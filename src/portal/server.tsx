import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { OperationResponse } from '../contract/operations.ts'
import type { Language } from '../contract/languages.ts'
import type { DocumentFiles } from '../contract/first-view.ts'
import type { PageConfiguration } from '../contract/page-configuration.ts'
import { createFirstServices } from './app/create-services.ts'
import { FirstDocument, webManifest, webManifestPath, type DocumentBrand } from './app/first-document.tsx'
import { PortalRoot } from './app/portal-root.tsx'
import { createPages, findPage } from './app/page-components.tsx'
import { ShownPages } from './app/shown-pages.tsx'
import { DocumentTitleContext } from './components/step/focus-heading.ts'
import { loadAllTexts } from './text/load-texts.ts'
import earlyCaptcha from './app/early-captcha.js?raw'
import loadScripts from './third-party-scripts/load-scripts.js?raw'
import waitForScript from './app/wait-for-script.js?raw'

/** The inline scripts of the documents. The content security policy contains the hashes of these scripts. */
export const inlineScripts = { waitForScript, earlyCaptcha, loadScripts }

export { pageAt } from './app/pages.tsx'

/** The data with which the server renders a page. This data is the same for every visitor. */
export interface FirstPage {
  readonly configuration: PageConfiguration
  readonly publicOrigin: string
  readonly files: DocumentFiles
  readonly brand: DocumentBrand
  readonly language: Language
  /** The URL path of the page. */
  readonly path: string
  /** The active alerts; `null` if the server could not read the alerts. */
  readonly alerts: Readonly<OperationResponse<'getActiveAlerts'>> | null
}

/** The first state of the flow, which contains no data about the person, in its whole document. */
export const renderPage = async (page: FirstPage): Promise<string> => {
  const { configuration, language, path, alerts } = page
  const services = createFirstServices(configuration, language, alerts)
  const first = findPage(createPages(configuration), path)
  await Promise.all([loadAllTexts(language), first?.component.preload?.()])
  let title = configuration.productName
  const year = new Date().getFullYear()
  const text = renderToString(
    <DocumentTitleContext value={(newTitle) => (title = newTitle)}>
      <PortalRoot
        configuration={configuration}
        language={language}
        year={year}
        runtime={{ services, first: services, navigate: () => undefined, isLoaded: () => false }}
      >
        <ShownPages first={first} />
      </PortalRoot>
    </DocumentTitleContext>,
  )
  return `<!doctype html>${renderToStaticMarkup(<FirstDocument {...page} inlineScripts={inlineScripts} title={title} year={year} text={text} />)}`
}

/** Returns the web manifest and its path, to which the documents link. */
export const manifestOf = (configuration: PageConfiguration, brand: DocumentBrand) => ({
  path: webManifestPath,
  content: webManifest(configuration, brand),
})
