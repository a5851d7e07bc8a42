import { paths } from '../../contract/portal-paths.ts'

/** Marks a third-party script in the document. */
export const scriptAttribute = 'data-third-party-script'

/** Whether this document has run a third-party script. A script cannot be unloaded. */
const hasThirdPartyScripts = (page: Document): boolean =>
  page.querySelector(`script[${scriptAttribute}]`) !== null

/**
 * Pages without entries, to which no link with a code leads. A script can read everything on its page, so all other
 * pages have none.
 */
const openPages: readonly string[] = [paths.home, paths.login, paths.secondaryAccountLogin, paths.notFound]

/** Not allowed with a query either: it may carry a login ID. */
export const mayHaveScripts = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  search === '' && openPages.includes(pathname)

type Page = Pick<Window, 'document' | 'location'>

const loadAnew = async (page: Page): Promise<never> => {
  // the router writes the new address in a microtask; only after that a reload loads it
  await new Promise((resolve) => void setTimeout(resolve))
  page.location.reload()
  return new Promise(() => undefined)
}

/**
 * Runs before a page is shown. When this document has run a third-party script and the page must not have one, the page
 * loads as a new document and never shows in this one.
 */
export const leaveScripts = (
  next: Pick<Location, 'pathname' | 'search'>,
  page: Page = window,
): Promise<never> | undefined =>
  mayHaveScripts(next) || !hasThirdPartyScripts(page.document) ? undefined : loadAnew(page)
