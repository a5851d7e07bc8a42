/**
 * What a flow knows about the captcha pass of its session. `held`: the backend asks for no captcha. `lapsed`: the
 * backend has refused a call because the pass has ended.
 */
export type CaptchaPass = 'none' | 'held' | 'lapsed'

export const isHeld = ({ context }: { context: { readonly pass: CaptchaPass } }): boolean =>
  context.pass === 'held'

export const checkInput = ({ context }: { context: { readonly pass: CaptchaPass } }) => ({
  reminder: context.pass === 'lapsed' ? ('expired' as const) : null,
})
