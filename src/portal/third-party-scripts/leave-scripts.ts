import { hasScriptsOfOthers } from './has-scripts.ts'
import { mayHaveScripts } from './may-have-scripts.ts'

type Page = Pick<Window, 'document' | 'location'>

const loadAnew = async (page: Page): Promise<never> => {
  // the router writes the new address in a microtask; only then is it the one to load
  await new Promise((resolve) => void setTimeout(resolve))
  page.location.reload()
  return new Promise(() => undefined)
}

/**
 * To run before a page is shown: where a script of others runs and the page must not have one, the page is loaded
 * anew, and never shown in this document.
 */
export const leaveScripts = (
  next: Pick<Location, 'pathname' | 'search'>,
  page: Page = window,
): Promise<never> | undefined =>
  mayHaveScripts(next) || !hasScriptsOfOthers(page.document) ? undefined : loadAnew(page)
