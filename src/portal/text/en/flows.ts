import * as anyPage from './any-page.ts'
import * as fields from './fields.ts'
import * as invitation from './invitation.ts'
import * as paperless from './paperless.ts'
import * as recovery from './recovery.ts'
import * as registration from './registration.ts'
import * as signIn from './sign-in.ts'
import * as thirdParty from './third-party.ts'
import * as verification from './verification.ts'

/** One file of the build, because a customer who opens one flow often opens another. */
export const flows = {
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
