import type { firstView as en } from '../en/first-view.ts'
import { landing } from './landing.ts'
import { common, page } from './page.ts'
import { serviceLogin } from './service-login.ts'

export const firstView: typeof en = {
  common,
  landing,
  page,
  serviceLogin,
}
