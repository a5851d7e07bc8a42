import type { ContextFrom, StateValueFrom } from 'xstate'
import type { accountLookupMachine } from '../../machines/parts/account-lookup.machine.ts'
import type { emailFactorMachine } from '../../machines/parts/email-factor.machine.ts'
import type { phoneConfirmationMachine } from '../../machines/parts/phone-confirmation.machine.ts'
import type { resendActivationMachine } from '../../machines/parts/resend-activation.machine.ts'
import type { securityCheckMachine } from '../../machines/parts/security-check.machine.ts'
import type { smsVerificationMachine } from '../../machines/parts/sms-verification.machine.ts'
import { lookupForm } from '../../machines/forms/lookup-form.ts'
import { phone } from '../examples/phone-confirmation.ts'
import type { Child } from './freeze.ts'
import type { signInMachine } from '../../machines/parts/sign-in.machine.ts'

export const securityCheckChild = (
  state: StateValueFrom<typeof securityCheckMachine>,
  context: Partial<ContextFrom<typeof securityCheckMachine>> = {},
): Child => ({ state, context: { token: '', reminder: null, captcha: 0, ...context } })

export const resendChild = (
  state: StateValueFrom<typeof resendActivationMachine>,
  context: Partial<ContextFrom<typeof resendActivationMachine>> = {},
): Child => ({
  state,
  context: {
    recipient: { oktaId: '00u1' },
    email: '',
    refusal: null,
    secondsLeft: 0,
    changeable: 'jordan.rivera@example.com',
    ...context,
  },
})

/** `resend` is the state of the region that sends the code again. */
export const enteringCode = (resend: 'ready' | 'sending' | 'resent' | 'coolingDown') => ({
  unverified: { entry: 'typing' as const, resend },
})

export const smsChild = (
  state: StateValueFrom<typeof smsVerificationMachine>,
  context: Partial<ContextFrom<typeof smsVerificationMachine>> = {},
): Child => ({
  state,
  context: { factor: { oktaId: '00u1', factorId: 'sms1' }, error: null, secondsLeft: 0, ...context },
})

/** @param code checks the SMS code; absent if the page asks for no code */
export const phoneChild = (state: StateValueFrom<typeof phoneConfirmationMachine>, code?: Child): Child => ({
  state,
  context: {
    phone: { ...phone, mfaOptIn: state !== 'notAsked', phoneVerified: state === 'verified' },
  },
  childActors: code ? { smsVerification: code } : {},
})

export const emailFactorChild = (
  state: StateValueFrom<typeof emailFactorMachine>,
  { childActors = {} }: { childActors?: Child['childActors'] } = {},
): Child => ({ state, context: { oktaId: '00u1', factorId: 'emf1' }, childActors })

/** With an empty form. */
export const lookupContext = (
  context: Partial<ContextFrom<typeof accountLookupMachine>> = {},
): ContextFrom<typeof accountLookupMachine> => ({
  entries: lookupForm.empty,
  errors: {},
  criteria: null,
  isUnanswered: false,
  recipient: '',
  pass: 'none',
  ...context,
})

export const lookupChild = (
  state: StateValueFrom<typeof accountLookupMachine>,
  context: Partial<ContextFrom<typeof accountLookupMachine>> = {},
  childActors: Readonly<Record<string, Child>> = {},
): Child => ({ state, context: lookupContext(context), childActors })

export const signInChild = (
  state: StateValueFrom<typeof signInMachine>,
  failure: ContextFrom<typeof signInMachine>['failure'] = null,
): Child => ({
  state,
  context: {
    task: { kind: 'start', path: '' },
    loginHint: '',
    originalUri: '',
    person: { name: '', loginId: '' },
    failure,
    waitSeconds: 0,
  },
})
