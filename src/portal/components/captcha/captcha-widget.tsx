import ReCAPTCHA from 'react-google-recaptcha'

export interface CaptchaWidgetProps {
  siteKey: string
  language: string
  onReady: () => void
  onSolved: (token: string) => void
  onExpired: () => void
  onUnavailable: () => void
}

/** The widget of react-google-recaptcha. If `window.grecaptcha` already exists, the package loads no script. */
export function CaptchaWidget({
  siteKey,
  language,
  onReady,
  onSolved,
  onExpired,
  onUnavailable,
}: CaptchaWidgetProps) {
  // The package calls this function after each load of the script, also after a failed load.
  const settle = () => ('grecaptcha' in window ? onReady() : onUnavailable())
  return (
    <ReCAPTCHA
      sitekey={siteKey}
      hl={language}
      theme={isDark() ? 'dark' : 'light'}
      size={window.innerWidth < 340 ? 'compact' : 'normal'}
      asyncScriptOnLoad={settle}
      onChange={(token) => (token === null ? onExpired() : onSolved(token))}
      onExpired={onExpired}
      onErrored={onUnavailable}
    />
  )
}

function isDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme === 'dark'
}
