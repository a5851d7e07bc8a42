import type { AnyStateMachine } from 'xstate'
import { accountOverviewMachine } from './account-overview.machine.ts'
import { activationMachine } from './activation.machine.ts'
import { alertsMachine } from './alerts.machine.ts'
import { anonymousLoginMachine } from './anonymous-login.machine.ts'
import { createLoginMachine } from './create-login.machine.ts'
import { eligibilityMachine } from './eligibility.machine.ts'
import { forgotLoginMachine } from './forgot-login.machine.ts'
import { forgotPasswordMachine } from './forgot-password.machine.ts'
import { invitationCompleteMachine } from './invitation-complete.machine.ts'
import { invitationMachine } from './invitation.machine.ts'
import { paperlessMachine } from './paperless.machine.ts'
import { accountLookupMachine } from './parts/account-lookup.machine.ts'
import { emailFactorMachine } from './parts/email-factor.machine.ts'
import { loginCreationMachine } from './parts/login-creation.machine.ts'
import { phoneConfirmationMachine } from './parts/phone-confirmation.machine.ts'
import { resendActivationMachine } from './parts/resend-activation.machine.ts'
import { securityCheckMachine } from './parts/security-check.machine.ts'
import { signInMachine } from './parts/sign-in.machine.ts'
import { smsVerificationMachine } from './parts/sms-verification.machine.ts'
import { timeLimitMachine } from './parts/time-limit.machine.ts'
import { registrationConfirmationMachine } from './registration-confirmation.machine.ts'
import { serviceLoginMachine } from './service-login.machine.ts'
import { sessionsMachine } from './sessions.machine.ts'
import { slugOfMachine } from './slugs.ts'
import { thirdPartyAcceptanceMachine } from './third-party-acceptance.machine.ts'
import { thirdPartyConfirmationMachine } from './third-party-confirmation.machine.ts'
import { thirdPartyRegistrationMachine } from './third-party-registration.machine.ts'
import { thirdPartyRequestMachine } from './third-party-request.machine.ts'

/** The flows in the order in which a customer uses them. The machines that run inside these flows are in `parts`. */
const flows: readonly AnyStateMachine[] = [
  alertsMachine,
  serviceLoginMachine,
  anonymousLoginMachine,
  eligibilityMachine,
  createLoginMachine,
  registrationConfirmationMachine,
  activationMachine,
  sessionsMachine,
  accountOverviewMachine,
  forgotLoginMachine,
  forgotPasswordMachine,
  invitationMachine,
  invitationCompleteMachine,
  thirdPartyRequestMachine,
  thirdPartyAcceptanceMachine,
  thirdPartyRegistrationMachine,
  thirdPartyConfirmationMachine,
  paperlessMachine,
]
const parts: readonly AnyStateMachine[] = [
  securityCheckMachine,
  accountLookupMachine,
  loginCreationMachine,
  phoneConfirmationMachine,
  smsVerificationMachine,
  emailFactorMachine,
  resendActivationMachine,
  signInMachine,
  timeLimitMachine,
]

export interface NamedMachine {
  readonly slug: string
  readonly exportName: string
  readonly file: string
  readonly machine: AnyStateMachine
}

const named = (folder: string, machines: readonly AnyStateMachine[]): readonly NamedMachine[] =>
  machines.map((machine) => {
    const slug = slugOfMachine(machine.id)
    return { slug, exportName: `${machine.id}Machine`, file: `${folder}${slug}.machine.ts`, machine }
  })

export const allMachines: readonly NamedMachine[] = [...named('', flows), ...named('parts/', parts)]

export const machinesById: ReadonlyMap<string, AnyStateMachine> = new Map(
  allMachines.map(({ machine }) => [machine.id, machine]),
)
