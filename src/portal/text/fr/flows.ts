import type { flows as en } from '../en/flows.ts'
import { accountLookup } from './account-lookup.ts'
import { accountOverview } from './account-overview.ts'
import { activation } from './activation.ts'
import { createLogin } from './create-login.ts'
import { eligibility } from './eligibility.ts'
import { emailFactor } from './email-factor.ts'
import { fields } from './fields.ts'
import { forgotLogin } from './forgot-login.ts'
import { forgotPassword } from './forgot-password.ts'
import { invitation } from './invitation.ts'
import { invitationComplete } from './invitation-complete.ts'
import { notFound } from './not-found.ts'
import { paperless } from './paperless.ts'
import { registrationConfirmation } from './registration-confirmation.ts'
import { reportProblem } from './report-problem.ts'
import { resendActivation } from './resend-activation.ts'
import { securityCheck } from './security-check.ts'
import { securityQuestions } from './security-questions.ts'
import { sessions } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { smsVerification } from './sms-verification.ts'
import { thirdPartyAcceptance } from './third-party-acceptance.ts'
import { thirdPartyConfirmation } from './third-party-confirmation.ts'
import { thirdPartyOutcome } from './third-party-outcome.ts'
import { thirdPartyRegistration } from './third-party-registration.ts'
import { thirdPartyRequest } from './third-party-request.ts'
import { timeLimit } from './time-limit.ts'

/**
 * The texts of all flows in this language. The build makes one file of these texts, because a customer who opens one
 * flow often opens another flow.
 */
export const flows: typeof en = {
  'account-lookup': accountLookup,
  'account-overview': accountOverview,
  activation,
  'create-login': createLogin,
  eligibility,
  'email-factor': emailFactor,
  fields,
  'forgot-login': forgotLogin,
  'forgot-password': forgotPassword,
  invitation,
  'invitation-complete': invitationComplete,
  'not-found': notFound,
  paperless,
  'registration-confirmation': registrationConfirmation,
  'report-problem': reportProblem,
  'resend-activation': resendActivation,
  'security-check': securityCheck,
  'security-questions': securityQuestions,
  sessions,
  'sign-in': signIn,
  'sms-verification': smsVerification,
  'third-party-acceptance': thirdPartyAcceptance,
  'third-party-confirmation': thirdPartyConfirmation,
  'third-party-outcome': thirdPartyOutcome,
  'third-party-registration': thirdPartyRegistration,
  'third-party-request': thirdPartyRequest,
  'time-limit': timeLimit,
}
