import { paths } from '../../contract/portal-paths.ts'

/** The address a person came with, where it may hold a code: kept in memory and nowhere else. */
export interface OpenedLink {
  readonly path: string
  readonly search: string
}
/** The parts of the browser that hold an address. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'state' | 'replaceState'>
}

/** Links to these paths carry a code that is good for something. */
const pathsWithCodes: readonly string[] = [
  paths.registrationComplete,
  paths.secondaryAccountHolder,
  paths.registrationInvitation,
  paths.paperlessEnrollment,
]

/** The router takes a path in any case, and with a slash at its end. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '')

/**
 * Takes the code of a link out of the address bar and the history. To run before anything else does: what comes
 * after it finds no code to send, store or log by accident.
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

/** The query of the page as the person opened it: what was taken from the address bar, else what stands there. */
export const openedSearch = (opened: OpenedLink, here: Pick<Location, 'pathname' | 'search'>): string =>
  plain(opened.path) === plain(here.pathname) && opened.search !== '' ? opened.search : here.search
