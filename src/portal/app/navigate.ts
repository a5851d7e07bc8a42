import type { RouterHistory } from '@tanstack/history'
import { safeOriginalUri } from '../identity/original-uri.ts'
import type { NavigationTarget } from '../flows/kit/flow.ts'
import { pageReturn, type LeavablePage } from '../flows/kit/page-return.ts'
import { paths } from '../../contract/portal-paths.ts'

interface Page extends LeavablePage {
  readonly location: Pick<Location, 'origin' | 'assign' | 'reload'>
}

export const withQuery = (address: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString()
  return search === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${search}`
}

/** The page configuration contains every URL outside the portal. */
export const createNavigate =
  (history: Pick<RouterHistory, 'push' | 'replace'>, page: Page = window) =>
  (destination: NavigationTarget): void => {
    if ('address' in destination) {
      page.location.assign(withQuery(destination.address, destination.query))
      // The page reloads if the customer cancels the navigation, or if Back restores the page. Without a reload, the
      // page would show a flow that has already ended.
      void pageReturn(new AbortController().signal, page).then(() => page.location.reload())
      return
    }
    if (destination.path === 'original') {
      history.replace(safeOriginalUri(destination.uri, page.location.origin))
      return
    }
    const href = withQuery(paths[destination.path], destination.query)
    if (destination.replace) history.replace(href)
    else history.push(href)
  }
