import { useEffect, useEffectEvent } from 'react'
import { ReCAPTCHA } from 'react-google-recaptcha'
import type { CaptchaEvent } from './early-captcha.ts'

interface CaptchaWidgetProps {
  siteKey: string
  language: string
  onEvent: (event: CaptchaEvent) => void
}

/** The widget of react-google-recaptcha. The caller has loaded the captcha's script before. */
export function CaptchaWidget({ siteKey, language, onEvent }: CaptchaWidgetProps) {
  const reportReady = useEffectEvent(() => onEvent({ type: 'ready' }))
  useEffect(() => reportReady(), [])
  return (
    <ReCAPTCHA
      grecaptcha={window.grecaptcha}
      sitekey={siteKey}
      hl={language}
      theme={isDark() ? 'dark' : 'light'}
      size={window.innerWidth < 340 ? 'compact' : 'normal'}
      onChange={(token) => onEvent(token === null ? { type: 'expired' } : { type: 'solved', token })}
      onExpired={() => onEvent({ type: 'expired' })}
      onErrored={() => onEvent({ type: 'failed' })}
    />
  )
}

function isDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme === 'dark'
}
