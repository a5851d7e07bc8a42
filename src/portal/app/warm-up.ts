import { leadsToSignIn } from '../flows/kit/leads-to-sign-in.ts'
import { linkInside, type Here, type OutsideLinks } from './intercept-links.ts'

/**
 * These events of the pointer, the keyboard focus and the touch screen usually occur before a press on a link or
 * button.
 */
const warmUpEvents = ['pointerover', 'focusin', 'touchstart'] as const

interface PageLoaders {
  readonly page: (path: string) => Promise<unknown>
  readonly signIn: () => Promise<unknown>
  readonly outside: OutsideLinks
}

interface Page extends Pick<EventTarget, 'addEventListener'> {
  readonly querySelectorAll: (selectors: string) => Iterable<unknown>
  readonly location: Here
}

const toSignIn = `[data-leads-to="${leadsToSignIn['data-leads-to']}"]`

/**
 * Loads the script behind a link or button in advance, when the pointer, the focus or a finger reaches the link or
 * button. For a form, loads the script of the page after the form. Loads nothing twice, and nothing in data-saving
 * mode. A failed load causes no message, because the press loads the script again.
 */
export const warmUp = (page: Page, device: Pick<Navigator, 'connection'>, doors: PageLoaders): void => {
  const warmed = new Set<string>()
  const warm = (door: string, load: () => Promise<unknown>) => {
    if (warmed.has(door)) return
    warmed.add(door)
    load().catch(() => undefined)
  }
  const reach = (target: unknown) => {
    if (!(target instanceof Element) || device.connection?.saveData === true) return
    if (target.closest(toSignIn)) warm('sign-in', doors.signIn)
    const nextPage = target.closest<HTMLElement>('form[data-leads-to]')?.dataset['leadsTo']
    const path = linkInside(target, page.location, doors.outside)?.pathname
    for (const one of [nextPage, path]) if (one !== undefined) warm(one, () => doors.page(one))
  }
  for (const type of warmUpEvents)
    page.addEventListener(type, ({ target }) => reach(target), { passive: true })
  // Some pages load this script only after the customer's first action. The script has missed the event of this
  // action, so it looks for the element that already has the pointer or the focus.
  for (const reached of page.querySelectorAll(':hover, :focus')) reach(reached)
}
