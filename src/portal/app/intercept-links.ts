import type { Links } from '../../contract/page-configuration.ts'
import { isBackendPath } from '../../contract/portal-paths.ts'
import type { RouterHistory } from '@tanstack/history'
import { isPlainPress } from '../components/plain-press.ts'

export type Here = Pick<Location, 'origin' | 'pathname' | 'search'>

/**
 * The links that the page configuration contains. A press on such a link always loads a new document, even if the URL
 * of the link has the origin of the portal.
 */
export type OutsideLinks = ReadonlySet<string>

export const outsideLinks = (links: Links, origin: string): OutsideLinks =>
  new Set(Object.values(links).map((address) => new URL(address, origin).href))

export const linkInside = (
  target: EventTarget | null,
  here: Here,
  outside: OutsideLinks,
): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement)) return null
  if (link.origin !== here.origin || link.target !== '' || link.hasAttribute('download')) return null
  if (isBackendPath(link.pathname) || outside.has(link.href)) return null
  const isAnchorHere = link.pathname === here.pathname && link.search === here.search && link.hash !== ''
  return isAnchorHere ? null : link
}

/** For an ordinary link to a page of the portal, the router changes the screen without a new document. */
export const interceptLinks = (page: Document, history: RouterHistory, outside: OutsideLinks): void => {
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainPress(event)) return
    const link = linkInside(event.target, page.location, outside)
    if (link === null) return
    event.preventDefault()
    history.push(`${link.pathname}${link.search}${link.hash}`)
  })
}
