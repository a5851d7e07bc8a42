import type { firstView as en } from '../en/first-view.ts'
import { alerts } from './alerts.ts'
import { common } from './common.ts'
import { landing } from './landing.ts'
import { loadFailure } from './load-failure.ts'
import { page } from './page.ts'
import { serviceLogin } from './service-login.ts'

/** The words that every visitor needs: the page's frame and the landing page. */
export const firstView: typeof en = {
  alerts,
  common,
  landing,
  'load-failure': loadFailure,
  page,
  'service-login': serviceLogin,
}
