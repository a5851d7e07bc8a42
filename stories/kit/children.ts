import type { ContextFrom, StateValueFrom } from 'xstate'
import { accountLookupMachine } from '../../machines/parts/account-lookup.machine.ts'
import { emailFactorMachine } from '../../machines/parts/email-factor.machine.ts'
import type { phoneConfirmationMachine } from '../../machines/parts/phone-confirmation.machine.ts'
import { resendActivationMachine } from '../../machines/parts/resend-activation.machine.ts'
import { securityCheckMachine } from '../../machines/parts/security-check.machine.ts'
import { signInMachine } from '../../machines/parts/sign-in.machine.ts'
import { smsVerificationMachine } from '../../machines/parts/sms-verification.machine.ts'
import { phone } from '../examples/phone-confirmation.ts'
import type { Child } from './freeze.ts'
import { statesOf } from './story-at.ts'

const oktaId = '00u1'

export const securityCheckChild = statesOf(securityCheckMachine, { reminder: null })

export const resendChild = statesOf(resendActivationMachine, {
  recipient: { oktaId },
  changeable: 'jordan.rivera@example.com',
})

/** `resend` is the state of the region that sends the code again. */
export const enteringCode = (resend: 'ready' | 'sending' | 'resent' | 'coolingDown') => ({
  unverified: { entry: 'typing' as const, resend },
})

const sms = statesOf(smsVerificationMachine, { factor: { oktaId, factorId: 'sms1' } })
export const smsChild = (
  resend: Parameters<typeof enteringCode>[0],
  change: Parameters<typeof sms>[1] = {},
) => sms(enteringCode(resend), change)
export const coolingDown = smsChild('coolingDown', { secondsLeft: 24 })
export const wrongCode = smsChild('ready', { error: { message: 'Invalid code provided.' } })

/** @param code checks the SMS code; absent if the page asks for no code */
export const phoneChild = (state: StateValueFrom<typeof phoneConfirmationMachine>, code?: Child): Child => ({
  state,
  context: {
    phone: { ...phone, mfaOptIn: state !== 'notAsked', phoneVerified: state === 'verified' },
  },
  childActors: code ? { smsVerification: code } : {},
})

export const emailFactorChild = statesOf(emailFactorMachine, { oktaId })

export const lookupChild = statesOf(accountLookupMachine, { pass: 'none' })

const signIn = statesOf(signInMachine, { task: { kind: 'start', path: '' }, loginHint: '' })
export const signInChild = (
  state: StateValueFrom<typeof signInMachine>,
  failure: ContextFrom<typeof signInMachine>['failure'] = null,
) => signIn(state, { failure })
