import { paths } from '../../contract/portal-paths.ts'

/** The attribute that marks a third-party script in the document. */
export const scriptAttribute = 'data-third-party-script'

/** Whether this document has run a third-party script. A document cannot unload a script. */
const hasThirdPartyScripts = (page: Document): boolean =>
  page.querySelector(`script[${scriptAttribute}]`) !== null

/**
 * The pages that may run third-party scripts. They have no entries, and no link with a code leads to them. A script
 * can read everything on its page, so other pages run none.
 */
const openPages: readonly string[] = [paths.home, paths.login, paths.secondaryAccountLogin, paths.notFound]

/** Whether a page may run third-party scripts. A query excludes them, because it may contain a login ID. */
export const mayHaveScripts = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  search === '' && openPages.includes(pathname)

type Page = Pick<Window, 'document' | 'location'>

const loadAnew = async (page: Page): Promise<never> => {
  // The router writes the new address in a microtask. Only a reload after that loads the new address.
  await new Promise((resolve) => void setTimeout(resolve))
  page.location.reload()
  return new Promise(() => undefined)
}

/**
 * Runs before a page shows. When this document has run a third-party script and the page may not have one, the page
 * loads as a new document. It never shows in this document.
 */
export const leaveScripts = (
  next: Pick<Location, 'pathname' | 'search'>,
  page: Page = window,
): Promise<never> | undefined =>
  mayHaveScripts(next) || !hasThirdPartyScripts(page.document) ? undefined : loadAnew(page)
