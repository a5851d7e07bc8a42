import { leadsToSignIn } from '../flows/kit/leads-to-sign-in.ts'
import { linkInside } from './intercept-links.ts'
import type { Here, OutsideLinks } from './intercept-links.ts'

/** How a person reaches for a door before they press it: with a pointer, the keyboard, a finger. */
const reaches = ['pointerover', 'focusin', 'touchstart'] as const

/** How what is behind a door is loaded. */
interface Doors {
  readonly page: (path: string) => Promise<unknown>
  readonly signIn: () => Promise<unknown>
  /** Behind these links is somebody else. */
  readonly outside: OutsideLinks
}

interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly querySelectorAll: (selectors: string) => Iterable<unknown>
  readonly location: Here
}

const toSignIn = `[data-leads-to="${leadsToSignIn['data-leads-to']}"]`

/**
 * Has on its way what is behind a door that a person reaches for: once each, and not where they save data. When it is
 * lost nothing is said: the press loads it again.
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
  // what a person reached for before: that made the landing page load its script
  for (const reached of page.querySelectorAll(':hover, :focus')) reach(reached)
}
