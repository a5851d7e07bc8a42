import type { flows as en } from '../en/flows.ts'
import { notFound, reportProblem, timeLimit } from './any-page.ts'
import { fields, securityQuestions } from './fields.ts'
import { invitation, invitationComplete } from './invitation.ts'
import { paperless } from './paperless.ts'
import { accountLookup, forgotLogin, forgotPassword } from './recovery.ts'
import { activation, createLogin, eligibility, registrationConfirmation } from './registration.ts'
import { accountOverview, sessions, signIn } from './sign-in.ts'
import {
  thirdPartyAcceptance,
  thirdPartyConfirmation,
  thirdPartyOutcome,
  thirdPartyRegistration,
  thirdPartyRequest,
} from './third-party.ts'
import { emailFactor, resendActivation, securityCheck, smsVerification } from './verification.ts'

/**
 * The texts of all flows in this language. The build makes one file of these texts, because a customer who opens one
 * flow often opens another flow.
 */
export const flows: typeof en = {
  accountLookup,
  accountOverview,
  activation,
  createLogin,
  eligibility,
  emailFactor,
  fields,
  forgotLogin,
  forgotPassword,
  invitation,
  invitationComplete,
  notFound,
  paperless,
  registrationConfirmation,
  reportProblem,
  resendActivation,
  securityCheck,
  securityQuestions,
  sessions,
  signIn,
  smsVerification,
  thirdPartyAcceptance,
  thirdPartyConfirmation,
  thirdPartyOutcome,
  thirdPartyRegistration,
  thirdPartyRequest,
  timeLimit,
}
