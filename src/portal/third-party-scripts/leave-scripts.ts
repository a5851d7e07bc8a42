import { callbackPath } from '../../contract/page-configuration.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { isMailedLink, plainPath } from '../../contract/portal-paths.ts'

/** The attribute that marks a third-party script in the document. */
const scriptAttribute = 'data-third-party-script'

/** Whether this document has run a third-party script. A script that has run cannot be removed from its document. */
const hasThirdPartyScripts = (page: Document): boolean =>
  page.querySelector(`script[${scriptAttribute}]`) !== null

/** The settings that determine which routes run third-party scripts. */
export type ScriptConfiguration = Pick<PageConfiguration, 'okta' | 'scripts'>

/**
 * Whether a route is allowed to run third-party scripts. The routes of mailed links and the callback of the identity
 * provider never run such scripts. The URLs of these routes contain a code, and a script can read the URL of its page.
 * If `scripts.routes` is set, only the routes in this list are allowed to run scripts.
 */
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
  // The router changes the URL in a microtask. The reload must happen after this microtask, because a reload before the
  // microtask would load the previous URL.
  await new Promise((resolve) => void setTimeout(resolve))
  page.location.reload()
  return new Promise(() => undefined)
}

/**
 * Runs before each page appears. If the document has run a third-party script, and the new page must not run such
 * scripts, the browser loads the page as a new document.
 */
export const leaveScripts = (
  pathname: string,
  configuration: ScriptConfiguration,
  page: Page = window,
): Promise<never> | undefined =>
  mayHaveScripts(pathname, configuration) || !hasThirdPartyScripts(page.document)
    ? undefined
    : reloadPage(page)
