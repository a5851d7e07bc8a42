import { leadsToSignIn } from '../flows/kit/leads-to-sign-in.ts'
import { linkInside } from './intercept-links.ts'
import type { Here, OutsideLinks } from './intercept-links.ts'

/** The events before a press on a link or button: pointer, keyboard focus, touch. */
const reaches = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the code behind a link or button. */
interface Doors {
  readonly page: (path: string) => Promise<unknown>
  readonly signIn: () => Promise<unknown>
  /** These links lead to other sites. */
  readonly outside: OutsideLinks
}

interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly querySelectorAll: (selectors: string) => Iterable<unknown>
  readonly location: Here
}

const toSignIn = `[data-leads-to="${leadsToSignIn['data-leads-to']}"]`

/**
 * Preloads what a link or button leads to when a person reaches for it: once each, and not in data-saving mode. A
 * failure has no message, because the press loads it again.
 */
export const warmUp = (page: Page, device: Pick<Navigator, 'connection'>, doors: Doors): void => {
  const warmed = new Set<string>()
  const warm = (door: string, load: () => Promise<unknown>) => {
    if (warmed.has(door)) return
    warmed.add(door)
    load().catch(() => undefined)
  }
  const reach = (target: unknown) => {
    if (!(target instanceof Element) || device.connection?.saveData === true) return
    if (target.closest(toSignIn)) warm('sign-in', doors.signIn)
    const path = linkInside(target, page.location, doors.outside)?.pathname
    if (path !== undefined) warm(path, () => doors.page(path))
  }
  for (const type of reaches) page.addEventListener(type, ({ target }) => reach(target), { passive: true })
  // the earlier event that made the landing page load its script
  for (const reached of page.querySelectorAll(':hover, :focus')) reach(reached)
}
