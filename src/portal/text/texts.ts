import type { accountLookup } from './en/account-lookup.ts'
import type { activation } from './en/activation.ts'
import type { alerts } from './en/alerts.ts'
import type { anonymousLogin } from './en/anonymous-login.ts'
import type { common } from './en/common.ts'
import type { configurationError } from './en/configuration-error.ts'
import type { createLogin } from './en/create-login.ts'
import type { eligibility } from './en/eligibility.ts'
import type { emailFactor } from './en/email-factor.ts'
import type { forgotLogin } from './en/forgot-login.ts'
import type { forgotPassword } from './en/forgot-password.ts'
import type { invitation } from './en/invitation.ts'
import type { invitationComplete } from './en/invitation-complete.ts'
import type { landing } from './en/landing.ts'
import type { loadFailure } from './en/load-failure.ts'
import type { notFound } from './en/not-found.ts'
import type { page } from './en/page.ts'
import type { paperless } from './en/paperless.ts'
import type { privacy } from './en/privacy.ts'
import type { registrationConfirmation } from './en/registration-confirmation.ts'
import type { resendActivation } from './en/resend-activation.ts'
import type { secondaryAccountLogin } from './en/secondary-account-login.ts'
import type { securityCheck } from './en/security-check.ts'
import type { securityContact } from './en/security-contact.ts'
import type { securityQuestions } from './en/security-questions.ts'
import type { serviceLogin } from './en/service-login.ts'
import type { signIn } from './en/sign-in.ts'
import type { smsVerification } from './en/sms-verification.ts'
import type { thirdPartyAcceptance } from './en/third-party-acceptance.ts'
import type { thirdPartyConfirmation } from './en/third-party-confirmation.ts'
import type { thirdPartyOutcome } from './en/third-party-outcome.ts'
import type { thirdPartyRegistration } from './en/third-party-registration.ts'
import type { thirdPartyRequest } from './en/third-party-request.ts'

/** The texts of the portal by file: every language has the same files, each typed by English. */
export interface Texts {
  readonly 'account-lookup': typeof accountLookup
  readonly activation: typeof activation
  readonly alerts: typeof alerts
  readonly 'anonymous-login': typeof anonymousLogin
  readonly common: typeof common
  readonly 'configuration-error': typeof configurationError
  readonly 'create-login': typeof createLogin
  readonly eligibility: typeof eligibility
  readonly 'email-factor': typeof emailFactor
  readonly 'forgot-login': typeof forgotLogin
  readonly 'forgot-password': typeof forgotPassword
  readonly invitation: typeof invitation
  readonly 'invitation-complete': typeof invitationComplete
  readonly landing: typeof landing
  readonly 'load-failure': typeof loadFailure
  readonly 'not-found': typeof notFound
  readonly page: typeof page
  readonly paperless: typeof paperless
  readonly privacy: typeof privacy
  readonly 'registration-confirmation': typeof registrationConfirmation
  readonly 'resend-activation': typeof resendActivation
  readonly 'secondary-account-login': typeof secondaryAccountLogin
  readonly 'security-check': typeof securityCheck
  readonly 'security-contact': typeof securityContact
  readonly 'security-questions': typeof securityQuestions
  readonly 'service-login': typeof serviceLogin
  readonly 'sign-in': typeof signIn
  readonly 'sms-verification': typeof smsVerification
  readonly 'third-party-acceptance': typeof thirdPartyAcceptance
  readonly 'third-party-confirmation': typeof thirdPartyConfirmation
  readonly 'third-party-outcome': typeof thirdPartyOutcome
  readonly 'third-party-registration': typeof thirdPartyRegistration
  readonly 'third-party-request': typeof thirdPartyRequest
}
export type TextName = keyof Texts
