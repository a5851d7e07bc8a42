import type { CookieJar } from '../identity/token-cookies.ts'

const name = 'mw_survey'
/** Seconds: the survey intercept is loaded at most once in 7 days (document 1, §9). */
const pause = 7 * 24 * 60 * 60

export const isSurveyDue = (jar: CookieJar): boolean =>
  !jar.cookie.split(/;\s*/).some((pair) => pair.startsWith(`${name}=`))

export const noteSurvey = (jar: CookieJar): void => {
  jar.cookie = `${name}=1; Max-Age=${pause}; Path=/; SameSite=Lax; Secure`
}
