/**
 * What a flow knows about the captcha pass of its session. `held`: the backend asks for no captcha. `lapsed`: the
 * backend has refused a call because the pass has ended.
 */
export type CaptchaPass = 'none' | 'held' | 'lapsed'

export const isHeld = ({ context }: { context: { readonly pass: CaptchaPass } }): boolean =>
  context.pass === 'held'

/** The input of the security check of a flow. After the pass has ended, the security check says why it is back. */
export const checkInput = ({ context }: { context: { readonly pass: CaptchaPass } }) => ({
  reminder: context.pass === 'lapsed' ? ('expired' as const) : null,
})
