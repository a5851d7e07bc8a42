import type { ContextFrom, StateValueFrom } from 'xstate'
import type { accountLookupMachine } from '../../machines/account-lookup.machine.ts'
import type { emailFactorMachine } from '../../machines/email-factor.machine.ts'
import type { resendActivationMachine } from '../../machines/resend-activation.machine.ts'
import type { securityCheckMachine } from '../../machines/security-check.machine.ts'
import type { smsVerificationMachine } from '../../machines/sms-verification.machine.ts'
import type { Part } from './freeze.ts'

export const securityCheckPart = (
  state: StateValueFrom<typeof securityCheckMachine>,
  context: Partial<ContextFrom<typeof securityCheckMachine>> = {},
): Part => ({ state, context: { token: '', reminder: null, ...context } })

export const resendPart = (
  state: StateValueFrom<typeof resendActivationMachine>,
  context: Partial<ContextFrom<typeof resendActivationMachine>> = {},
): Part => ({
  state,
  context: { recipient: { oktaId: '00u1' }, email: '', refusal: null, secondsLeft: 0, ...context },
})

/** Where the code's machine stands while a person types: its other half, by name. */
export const typing = (resend: 'ready' | 'sending' | 'resent' | 'coolingDown') => ({
  unverified: { entry: 'typing' as const, resend },
})

export const smsPart = (
  state: StateValueFrom<typeof smsVerificationMachine>,
  context: Partial<ContextFrom<typeof smsVerificationMachine>> = {},
): Part => ({
  state,
  context: { factor: { oktaId: '00u1', factorId: 'sms1' }, error: null, secondsLeft: 0, ...context },
})

export const emailFactorPart = (
  state: StateValueFrom<typeof emailFactorMachine>,
  { parts = {} }: { parts?: Part['parts'] } = {},
): Part => ({ state, context: { oktaId: '00u1', factorId: 'emf1' }, parts })

/** What an account lookup holds before anything is typed. */
export const lookupContext = (
  context: Partial<ContextFrom<typeof accountLookupMachine>> = {},
): ContextFrom<typeof accountLookupMachine> => ({
  entries: {
    mode: 'phone',
    customerType: 'individual',
    firstName: '',
    lastName: '',
    customerName: '',
    phone: '',
    phoneCountry: 'US',
    email: '',
    houseNumber: '',
    streetName: '',
    supplement: '',
    city: '',
    state: '',
    zipCode: '',
  },
  errors: {},
  isUnanswered: false,
  recipient: '',
  captchaToken: '',
  ...context,
})

export const lookupPart = (
  state: StateValueFrom<typeof accountLookupMachine>,
  context: Partial<ContextFrom<typeof accountLookupMachine>> = {},
  parts: Readonly<Record<string, Part>> = {},
): Part => ({ state, context: lookupContext(context), parts })
