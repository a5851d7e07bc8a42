import ReCAPTCHA from 'react-google-recaptcha'

export interface CaptchaWidgetProps {
  siteKey: string
  language: string
  onReady: () => void
  onSolved: (token: string) => void
  onExpired: () => void
  onUnavailable: () => void
}

/** The unchanged react-google-recaptcha. A `window.grecaptcha` that is already there is used, and no script is loaded. */
export function CaptchaWidget({
  siteKey,
  language,
  onReady,
  onSolved,
  onExpired,
  onUnavailable,
}: CaptchaWidgetProps) {
  // The package calls this when the script is there and when it could not be loaded, and says nothing else.
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
