import type { firstView as en } from '../en/first-view.ts'
import { common } from './common.ts'
import { landing } from './landing.ts'
import { page } from './page.ts'
import { serviceLogin } from './service-login.ts'

/** The words that every visitor needs: the page's frame and the landing page. */
export const firstView: typeof en = {
  common,
  landing,
  page,
  'service-login': serviceLogin,
}
