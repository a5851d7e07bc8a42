import { callbackPath, type PageConfiguration } from '../../contract/page-configuration.ts'
import { isMailedLink, plainPath } from '../../contract/portal-paths.ts'

const scriptAttribute = 'data-third-party-script'

/** A script that has run cannot be removed from its document. */
const hasThirdPartyScripts = (page: Document): boolean =>
  page.querySelector(`script[${scriptAttribute}]`) !== null

export type ScriptConfiguration = Pick<PageConfiguration, 'okta' | 'scripts'>

/** Never on routes of mailed links and the provider's callback: a script can read the code in the URL of its page. */
export const mayHaveScripts = (pathname: string, configuration: ScriptConfiguration): boolean => {
  const path = plainPath(pathname)
  const { routes = [path] } = configuration.scripts
  return (
    !isMailedLink(path) &&
    path !== plainPath(callbackPath(configuration)) &&
    routes.map(plainPath).includes(path)
  )
}

type Page = Pick<Window, 'document' | 'location'>

const reloadPage = async (page: Page): Promise<never> => {
  // The router changes the URL in a microtask; a reload before it would load the previous URL.
  await new Promise((resolve) => void setTimeout(resolve))
  page.location.reload()
  return new Promise(() => undefined)
}

/** If a script has run and the new page must have none, the browser loads the page as a new document. */
export const leaveScripts = (
  pathname: string,
  configuration: ScriptConfiguration,
  page: Page = window,
): Promise<never> | undefined =>
  mayHaveScripts(pathname, configuration) || !hasThirdPartyScripts(page.document)
    ? undefined
    : reloadPage(page)
