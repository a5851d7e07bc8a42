import type { CookieJar } from '../identity/token-cookies.ts'
import { attributeOfOthers } from './has-scripts.ts'

/** What of the browser the scripts of others are put into. */
export interface ScriptPage {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly cookies: CookieJar
  readonly has: (kind: ScriptKind) => boolean
  readonly add: (kind: ScriptKind, address: string) => void
  /** Runs `work` when the page has loaded and has nothing else to do. */
  readonly whenIdle: (work: () => void) => void
}
type ScriptKind = 'survey' | 'analytics'

const add = (page: Document, kind: ScriptKind, address: string): void => {
  const script = page.createElement('script')
  script.setAttribute(attributeOfOthers, kind)
  script.async = true
  script.referrerPolicy = 'no-referrer'
  script.src = address
  page.head.append(script)
}

const whenIdle = (page: Window, work: () => void): void => {
  // Safari has no idle callbacks
  const wait = () => ('requestIdleCallback' in page ? page.requestIdleCallback(work) : setTimeout(work))
  if (page.document.readyState === 'complete') wait()
  else page.addEventListener('load', wait, { once: true })
}

export const browserScriptPage = (page: Window): ScriptPage => ({
  location: page.location,
  cookies: page.document,
  has: (kind) => page.document.querySelector(`script[${attributeOfOthers}="${kind}"]`) !== null,
  add: (kind, address) => add(page.document, kind, address),
  whenIdle: (work) => whenIdle(page, work),
})
