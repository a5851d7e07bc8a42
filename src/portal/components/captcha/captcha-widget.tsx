import ReCAPTCHA from 'react-google-recaptcha'

export interface CaptchaWidgetProps {
  siteKey: string
  language: string
  onReady: () => void
  onSolved: (token: string) => void
  onExpired: () => void
  onUnavailable: () => void
}

/** The unchanged react-google-recaptcha. An existing `window.grecaptcha` is used without loading a script. */
export function CaptchaWidget({
  siteKey,
  language,
  onReady,
  onSolved,
  onExpired,
  onUnavailable,
}: CaptchaWidgetProps) {
  // The package calls this both when the script has loaded and when it failed, without a difference.
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
