import { paths } from '../../contract/portal-paths.ts'

/** Marks a third-party script in the document. */
export const scriptAttribute = 'data-third-party-script'

/** Whether any third-party script runs in this document. Nothing unloads one. */
const hasThirdPartyScripts = (page: Document): boolean =>
  page.querySelector(`script[${scriptAttribute}]`) !== null

/**
 * Pages on which nothing is typed and to which no link with a code leads. A script reads whatever its page shows and
 * holds, so that every other page is without.
 */
const openPages: readonly string[] = [paths.home, paths.login, paths.secondaryAccountLogin, paths.notFound]

/** Not even there with a query: it may carry a login ID. */
export const mayHaveScripts = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  search === '' && openPages.includes(pathname)

type Page = Pick<Window, 'document' | 'location'>

const loadAnew = async (page: Page): Promise<never> => {
  // the router writes the new address in a microtask; only then is it the one to load
  await new Promise((resolve) => void setTimeout(resolve))
  page.location.reload()
  return new Promise(() => undefined)
}

/**
 * To run before a page is shown: where a third-party script runs and the page must not have one, the page is loaded
 * anew, and never shown in this document.
 */
export const leaveScripts = (
  next: Pick<Location, 'pathname' | 'search'>,
  page: Page = window,
): Promise<never> | undefined =>
  mayHaveScripts(next) || !hasThirdPartyScripts(page.document) ? undefined : loadAnew(page)
