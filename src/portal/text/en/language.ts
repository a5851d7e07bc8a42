import { alerts } from './alerts.ts'
import { common } from './common.ts'
import { landing } from './landing.ts'
import { loadFailure } from './load-failure.ts'
import { page } from './page.ts'
import { privacy } from './privacy.ts'
import { serviceLogin } from './service-login.ts'
import { signIn } from './sign-in.ts'

/** The words that every visitor needs come with the language: the page's frame and the landing page. */
export const firstView = {
  alerts,
  common,
  landing,
  'load-failure': loadFailure,
  page,
  privacy,
  'service-login': serviceLogin,
  'sign-in': signIn,
}

/** The others come with the flows that speak them. */
export const files = import.meta.glob<Readonly<Record<string, unknown>>>([
  './*.ts',
  '!./language.ts',
  '!./alerts.ts',
  '!./common.ts',
  '!./landing.ts',
  '!./load-failure.ts',
  '!./page.ts',
  '!./privacy.ts',
  '!./service-login.ts',
  '!./sign-in.ts',
])
