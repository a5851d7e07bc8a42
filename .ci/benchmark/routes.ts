import { paths } from '../../src/contract/portal-paths.ts'

/** Routes that need neither a mailed link nor a sign-in. */
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
