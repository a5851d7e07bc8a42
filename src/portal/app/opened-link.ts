import * as v from 'valibot'
import { paths } from '../../contract/portal-paths.ts'

/** The opened address when it may contain a code. */
export interface OpenedLink {
  readonly path: string
  readonly search: string
}
/** The parts of the browser that hold an address. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/**
 * The address bar of the page, whose changes the router does not follow: it would load the page again, which is still
 * the same one.
 */
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

/** Links to these paths carry a code with a value. */
const pathsWithCodes: readonly string[] = [
  paths.registrationComplete,
  paths.secondaryAccountHolder,
  paths.registrationInvitation,
  paths.paperlessEnrollment,
]

/** The router accepts a path in any case, and with a slash at its end. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '')

const isMailedLink = (path: string): boolean => pathsWithCodes.map(plain).includes(plain(path))

/** What the history entry of a mailed link has beside the router's own state. */
const kept = v.looseObject({ openedLink: v.string() })

/**
 * Removes the code of a link from the address bar. Must run first, so that no later code can send, store or log it by
 * accident. A page that is loaded again finds the search of a mailed link in its history entry.
 */
export const takeOpenedLink = (
  { location, history }: AddressBar,
  callback: string = paths.signInCallback,
): OpenedLink => {
  const { pathname: path, search } = location
  const state: unknown = history.state
  const isMailed = isMailedLink(path)
  if (!isMailed && plain(path) !== plain(callback)) return { path, search: '' }
  history.replaceState(state, '', path)
  return { path, search: isMailed && v.is(kept, state) ? state.openedLink : search }
}

/**
 * Keeps the search of a mailed link in its history entry until its call was answered, so that a reload after a failed
 * call goes on. Runs once the router has written its state there.
 */
export const keepOpenedLink = ({ history }: AddressBar, { path, search }: OpenedLink): void => {
  if (isMailedLink(path) && search !== '') history.replaceState({ ...history.state, openedLink: search }, '')
}

/** Its call was answered. */
export const dropOpenedLink = ({ history }: AddressBar): void => {
  const state: unknown = history.state
  if (!v.is(kept, state)) return
  const { openedLink: _, ...rest } = state
  history.replaceState(rest, '')
}

/** The query of the page as the person opened it: the removed one, else that of the address bar. */
export const openedSearch = (opened: OpenedLink, here: Pick<Location, 'pathname' | 'search'>): string =>
  plain(opened.path) === plain(here.pathname) && opened.search !== '' ? opened.search : here.search
