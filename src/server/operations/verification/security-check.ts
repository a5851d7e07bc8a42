import type { Handler } from '../../domain/request-context.ts'

/** Does nothing more: the check before each call that requires a captcha has verified the token. */
export const passSecurityCheck: Handler<'passSecurityCheck'> = () => Promise.resolve({ Status: 'Success' })
