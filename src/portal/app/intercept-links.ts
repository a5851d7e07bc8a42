import { isBackendPath } from '../../contract/portal-paths.ts'
import type { RouterHistory } from '@tanstack/react-router'

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Where a press on `link` leads inside the portal, or `null` when the browser should follow it. */
const pathInside = (link: HTMLAnchorElement, here: Location): string | null => {
  if (link.origin !== here.origin || link.target !== '' || link.hasAttribute('download')) return null
  if (isBackendPath(link.pathname)) return null
  const isAnchorHere = link.pathname === here.pathname && link.search === here.search && link.hash !== ''
  return isAnchorHere ? null : `${link.pathname}${link.search}${link.hash}`
}

/** Lets plain links inside the portal change the screen without loading the page anew. */
export const interceptLinks = (page: Document, history: RouterHistory): void => {
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainPress(event) || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    if (!(link instanceof HTMLAnchorElement)) return
    const path = pathInside(link, page.location)
    if (path === null) return
    event.preventDefault()
    history.push(path)
  })
}
