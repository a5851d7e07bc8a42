import type { flows as en } from '../en/flows.ts'
import * as anyPage from './any-page.ts'
import * as fields from './fields.ts'
import * as invitation from './invitation.ts'
import * as paperless from './paperless.ts'
import * as recovery from './recovery.ts'
import * as registration from './registration.ts'
import * as signIn from './sign-in.ts'
import * as thirdParty from './third-party.ts'
import * as verification from './verification.ts'

export const flows: typeof en = {
  ...registration,
  ...verification,
  ...signIn,
  ...recovery,
  ...thirdParty,
  ...invitation,
  ...paperless,
  ...fields,
  ...anyPage,
}
