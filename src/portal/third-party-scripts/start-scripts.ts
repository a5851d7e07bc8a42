import type { CookieJar } from '../identity/read-tokens.ts'
import { scriptAttribute, mayHaveScripts } from './leave-scripts.ts'
import type { ScriptConfiguration } from './leave-scripts.ts'

/** The parts of the browser that third-party scripts need. */
export interface ScriptPage {
  readonly location: Pick<Location, 'pathname'>
  readonly cookies: CookieJar
  readonly has: (kind: ScriptKind) => boolean
  readonly add: (kind: ScriptKind, address: string) => void
  /** Runs `work` at a moment when the page has loaded and is idle. */
  readonly whenIdle: (work: () => void) => void
}
type ScriptKind = 'survey' | 'analytics'

const add = (page: Document, kind: ScriptKind, address: string): void => {
  const script = page.createElement('script')
  script.setAttribute(scriptAttribute, kind)
  script.async = true
  script.referrerPolicy = 'no-referrer'
  script.src = address
  page.head.append(script)
}

const whenIdle = (page: Window, work: () => void): void => {
  // Safari does not support idle callbacks, so the work runs in a timer there.
  const wait = () => ('requestIdleCallback' in page ? page.requestIdleCallback(work) : setTimeout(work))
  if (page.document.readyState === 'complete') wait()
  else page.addEventListener('load', wait, { once: true })
}

export const browserScriptPage = (page: Window): ScriptPage => ({
  location: page.location,
  cookies: page.document,
  has: (kind) => page.document.querySelector(`script[${scriptAttribute}="${kind}"]`) !== null,
  add: (kind, address) => add(page.document, kind, address),
  whenIdle: (work) => whenIdle(page, work),
})

const name = 'mw_survey'
/** The seconds between two loads of the survey script, which loads at most once in 7 days (document 1, §9). */
const surveyPause = 7 * 24 * 60 * 60

const isSurveyDue = (jar: CookieJar): boolean =>
  !jar.cookie.split(/;\s*/).some((pair) => pair.startsWith(`${name}=`))

const storeSurveyTime = (jar: CookieJar): void => {
  jar.cookie = `${name}=1; Max-Age=${surveyPause}; Path=/; SameSite=Lax; Secure`
}

const loadScripts = (configuration: ScriptConfiguration, page: ScriptPage): void => {
  if (!mayHaveScripts(page.location.pathname, configuration)) return
  const { survey, analytics } = configuration.scripts
  if (analytics && !page.has('analytics')) page.add('analytics', analytics)
  if (survey && !page.has('survey') && isSurveyDue(page.cookies)) {
    storeSurveyTime(page.cookies)
    page.add('survey', survey)
  }
}

/**
 * Loads each configured third-party script once, when the page is idle and its route is allowed to run such scripts
 * (document 1, §9). `onNavigation` calls its argument after each navigation.
 */
export const startScripts = (
  configuration: ScriptConfiguration,
  page: ScriptPage,
  onNavigation: (navigated: () => void) => void,
): void => {
  const load = () => page.whenIdle(() => loadScripts(configuration, page))
  onNavigation(load)
  load()
}
