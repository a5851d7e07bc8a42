import { addressLookup, phoneNumberLookup } from './account-lookup.ts'
import { completeRegistration, resendActivationEmail } from './activation.ts'
import { getActiveAlerts } from './alerts.ts'
import type { Handlers } from './call.ts'
import { createUser } from './create-user.ts'
import { createUserWithCredentials } from './create-user-with-credentials.ts'
import { checkRegistrationEligibility, contractAccountExists, loginIdValid } from './eligibility.ts'
import { enrollEmailFactor, listFactorsApi, sendEmailFactor } from './email-factor.ts'
import { forgotLogin } from './forgot-login.ts'
import { forgotPasswordV3, updateUserResetEmail } from './forgot-password.ts'
import { getEnrollmentDetails } from './invitation.ts'
import { registrationCompleted, registrationPending } from './interaction-records.ts'
import { enrollInPaperless, paperlessRegistrationComplete } from './paperless.ts'
import { serviceLogin, submitLogin, userLogin } from './service-login.ts'
import { resendFactor } from './sms-factor.ts'
import { createSecondaryAccountHolder } from './third-party-holder.ts'
import {
  sendThirdPartyAcceptV2,
  sendThirdPartyRejectV2,
  thirdPartyAccept,
  thirdPartyReject,
} from './third-party-notice.ts'
import { thirdPartyRegistrationSubmit } from './third-party-registration.ts'
import {
  getPrimaryAccountInfo,
  getThirdPartyRequest,
  updateThirdPartyRequestStatusCode,
} from './third-party-request.ts'
import { verifyFactor } from './verify-factor.ts'

/** Who carries out which call of the contract (contract §2). */
export const handlers = {
  getActiveAlerts,
  serviceLogin,
  userLogin,
  submitLogin,
  loginIdValid,
  checkRegistrationEligibility,
  contractAccountExists,
  createUserWithCredentials,
  createUser,
  registrationPending,
  resendActivationEmail,
  completeRegistration,
  registrationCompleted,
  listFactorsApi,
  enrollEmailFactor,
  sendEmailFactor,
  verifyFactor,
  resendFactor,
  forgotPasswordV3,
  updateUserResetEmail,
  forgotLogin,
  phoneNumberLookup,
  addressLookup,
  getThirdPartyRequest,
  getPrimaryAccountInfo,
  updateThirdPartyRequestStatusCode,
  sendThirdPartyAcceptV2,
  sendThirdPartyRejectV2,
  thirdPartyAccept,
  thirdPartyReject,
  thirdPartyRegistrationSubmit,
  createSecondaryAccountHolder,
  getEnrollmentDetails,
  enrollInPaperless,
  paperlessRegistrationComplete,
} satisfies Handlers
