import { paths } from '../../src/contract/portal-paths.ts'

/** Routes that anybody can open without a mailed link and without signing in. */
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
