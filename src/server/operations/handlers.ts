import { addressLookup, phoneNumberLookup } from './recovery/account-lookup.ts'
import {
  changeRegistrationEmail,
  completeRegistration,
  resendActivationEmail,
} from './registration/activation.ts'
import { readActiveAlerts } from '../domain/alerts.ts'
import type { Handlers } from '../domain/request-context.ts'
import { createUser } from './registration/create-user.ts'
import { createUserWithCredentials } from './registration/create-user-with-credentials.ts'
import {
  checkRegistrationEligibility,
  contractAccountExists,
  loginIdValid,
} from './registration/eligibility.ts'
import { enrollEmailFactor, listFactorsApi, sendEmailFactor } from './verification/email-factor.ts'
import { forgotLogin } from './recovery/forgot-login.ts'
import { forgotPasswordV3, updateUserResetEmail } from './recovery/forgot-password.ts'
import { getEnrollmentDetails } from './invitation/invitation.ts'
import { registrationCompleted, registrationPending } from './registration/interaction-records.ts'
import { enrollInPaperless, keepPaperBill, paperlessRegistrationComplete } from './paperless/paperless.ts'
import { serviceLogin, submitLogin, userLogin } from './service-login/service-login.ts'
import { resendFactor } from './verification/sms-factor.ts'
import { reportProblem } from './support/report-problem.ts'
import { createSecondaryAccountHolder } from './third-party/holder.ts'
import {
  sendThirdPartyAcceptV2,
  sendThirdPartyRejectV2,
  thirdPartyAccept,
  thirdPartyReject,
} from './third-party/notice.ts'
import { thirdPartyRegistrationSubmit } from './third-party/registration.ts'
import {
  getPrimaryAccountInfo,
  getThirdPartyRequest,
  updateThirdPartyRequestStatusCode,
} from './third-party/request.ts'
import { verifyFactor } from './verification/verify-factor.ts'

export const handlers = {
  getActiveAlerts: (_body, { db }) => readActiveAlerts(db),
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
  changeRegistrationEmail,
  completeRegistration,
  registrationCompleted,
  // The check before each call that requires a captcha has verified the token.
  passSecurityCheck: () => Promise.resolve({ Status: 'Success' }),
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
  keepPaperBill,
  reportProblem,
} satisfies Handlers
