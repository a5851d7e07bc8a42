import { fromPromise } from 'xstate'
import { securityCheckMachine, type SpentToken } from '../../../../machines/parts/security-check.machine.ts'
import type { CaptchaPass } from '../../../../machines/shared/captcha-pass.ts'
import { factorOperations } from '../../../contract/factors.ts'
import { orCaptchaRequired } from '../../api/client.ts'
import type { Services } from '../kit/services.ts'

export const passAtStart = ({ captcha }: Services): { readonly pass: CaptchaPass } => ({
  pass: captcha.isPassed() ? 'held' : 'none',
})

/**
 * Gives the token of a solved captcha to the backend at once. If the backend has no such call, or cannot be reached, the
 * next call that requires a captcha carries the token.
 */
const spendToken = ({ call, captcha, configuration }: Services) =>
  fromPromise<SpentToken, string>(async ({ input: token }) => {
    captcha.keep(token)
    if (!configuration.captchaPass) return { kind: 'kept' }
    const spent = call(factorOperations.passSecurityCheck, {}).then(() => ({ kind: 'spent' }) as const)
    const { kind } = await orCaptchaRequired(spent).catch(() => ({ kind: 'kept' }) as const)
    return { kind: kind === 'captchaRequired' ? 'refused' : kind }
  })

export const securityCheck = (services: Services) =>
  securityCheckMachine.provide({ actors: { spendToken: spendToken(services) } })
