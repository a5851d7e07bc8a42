import { isCaptchaRequired } from '../../api/client.ts'

/** What a call behind the captcha came to; a captcha pass that is gone is an outcome, every other failure stays one. */
export const orCaptchaRequired = async <Outcome>(
  call: Promise<Outcome>,
): Promise<Outcome | { readonly kind: 'captchaRequired' }> => {
  try {
    return await call
  } catch (error) {
    if (isCaptchaRequired(error)) return { kind: 'captchaRequired' }
    throw error
  }
}
