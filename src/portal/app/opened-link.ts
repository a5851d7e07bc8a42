import * as v from 'valibot'
import { isMailedLink, paths, plainPath } from '../../contract/portal-paths.ts'

/**
 * The URL with which the page was opened. The query of this URL can contain a link code (the secret token of a mailed
 * link), or a code of the identity provider.
 */
export interface OpenedLink {
  readonly path: string
  readonly search: string
}
/** The parts of the browser window that contain a URL. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/** Without the router, which would load the same page again if it changed the address bar. */
export const addressBarOf = ({ location, history }: Window): AddressBar => ({
  location,
  history: {
    get state(): unknown {
      const state: unknown = history.state
      return state
    },
    replaceState: (...change) => History.prototype.replaceState.apply(history, change),
  },
})

/** `openedLink` contains the query of the mailed link that opened the entry. */
const historyState = v.looseObject({ openedLink: v.string() })

/**
 * Removes the secret code in the page's URL from the address bar. This function must run first, so that no other code
 * can send, store or log the secret by accident. After a reload, the portal reads the query of a mailed link from the
 * history entry.
 */
export const removeCodeFromAddress = (
  { location, history }: AddressBar,
  callback: string = paths.signInCallback,
): OpenedLink => {
  const { pathname: path, search } = location
  const state: unknown = history.state
  const isMailed = isMailedLink(path)
  if (!isMailed && plainPath(path) !== plainPath(callback)) return { path, search: '' }
  history.replaceState(state, '', path)
  return { path, search: isMailed && v.is(historyState, state) ? state.openedLink : search }
}

/**
 * Stores the query of a mailed link in its history entry. The query stays there until the backend has responded to the
 * call that contains the link code. A reload after a failed call can therefore use the query. Runs after the router has
 * written its own state to the entry.
 */
export const keepOpenedLink = ({ history }: AddressBar, { path, search }: OpenedLink): void => {
  if (isMailedLink(path) && search !== '') history.replaceState({ ...history.state, openedLink: search }, '')
}

/** Runs after the backend has responded to the call that contains the link code. */
export const dropOpenedLink = ({ history }: AddressBar): void => {
  const state: unknown = history.state
  if (!v.is(historyState, state)) return
  const { openedLink: _, ...rest } = state
  history.replaceState(rest, '')
}

/** Also a query that the portal has removed from the address bar. */
export const openedSearch = (opened: OpenedLink, here: Pick<Location, 'pathname' | 'search'>): string =>
  plainPath(opened.path) === plainPath(here.pathname) && opened.search !== '' ? opened.search : here.search
