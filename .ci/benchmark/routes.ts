import { paths } from '../../src/contract/portal-paths.ts'

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
