import { paths } from '../../src/contract/portal-paths.ts'

/** What a person may open without a link that was sent to them, and without being signed in. */
export const publicRoutes: readonly string[] = [
  paths.home,
  paths.register,
  paths.forgotPassword,
  paths.forgotLogin,
  paths.accountNumberLookup,
  paths.secondaryAccountLogin,
  paths.thirdPartyReject,
  paths.thirdPartyRemoved,
  paths.thirdPartyExpired,
  paths.notFound,
]
