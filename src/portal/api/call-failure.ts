import type { ProblemCode } from '../../contract/problem.ts'

/**
 * A call that brought no documented response: unreachable, too slow, a fault, or a response of another shape.
 * Nothing of the server's text is in it.
 */
export class CallFailure extends Error {
  readonly code: ProblemCode | 'unreachable' | 'undecodable'

  constructor(operation: string, code: CallFailure['code']) {
    super(`${operation}: ${code}`)
    this.code = code
  }
}

/** The captcha pass of this session is missing or used up: back to the security check. */
export const isCaptchaRequired = (error: unknown): boolean =>
  error instanceof CallFailure && error.code === 'captcha_required'
