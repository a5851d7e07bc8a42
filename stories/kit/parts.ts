import type { ContextFrom, StateValueFrom } from 'xstate'
import type { resendActivationMachine } from '../../machines/resend-activation.machine.ts'
import type { securityCheckMachine } from '../../machines/security-check.machine.ts'
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
