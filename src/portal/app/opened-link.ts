import { paths } from '../../contract/portal-paths.ts'

/** The opened address when it may contain a code: stored only in memory. */
export interface OpenedLink {
  readonly path: string
  readonly search: string
}
/** The parts of the browser that hold an address. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/** Links to these paths carry a code with a value. */
const pathsWithCodes: readonly string[] = [
  paths.registrationComplete,
  paths.secondaryAccountHolder,
  paths.registrationInvitation,
  paths.paperlessEnrollment,
]

/** The router accepts a path in any case, and with a slash at its end. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '')

/**
 * Removes the code of a link from the address bar and the history. Must run first, so that no later code can send,
 * store or log it by accident.
 */
export const takeOpenedLink = (
  { location, history }: AddressBar,
  callback: string = paths.signInCallback,
): OpenedLink => {
  const { pathname: path, search } = location
  if (![...pathsWithCodes, callback].map(plain).includes(plain(path))) return { path, search: '' }
  history.replaceState(history.state, '', path)
  return { path, search }
}

/** The query of the page as the person opened it: the removed one, else that of the address bar. */
export const openedSearch = (opened: OpenedLink, here: Pick<Location, 'pathname' | 'search'>): string =>
  plain(opened.path) === plain(here.pathname) && opened.search !== '' ? opened.search : here.search
