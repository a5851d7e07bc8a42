import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLazyModule } from '../use-lazy-module.ts'
import css from './captcha.module.css'

interface CaptchaProps {
  siteKey: string
  /** The URL of a script that is loaded in place of Google's script. */
  script?: string | undefined
  language: string
  onSolved: (token: string) => void
  onExpired: () => void
  /**
   * Runs when the widget or its script failed to load, or was not ready after 15 seconds. The captcha loads again
   * only after a reload of the page.
   */
  onUnavailable: () => void
  /**
   * The text that appears after the solved captcha has expired. The text is visible and announced until the customer
   * solves the captcha again.
   */
  expiredText?: string
  /** The text at the place of the captcha's checkbox, if the checkbox takes longer than a second to load. */
  loadingText: string
}

const loadTimeLimit = 15_000
const loadWidget = () => import('./captcha-widget.tsx')

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if ('grecaptcha' in window) return resolve()
    const script = Object.assign(document.createElement('script'), { src: address })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('The captcha could not be loaded.')))
    document.head.append(script)
  })

const loadWidgetAfter = (address: string | undefined) => async () => {
  const [widget] = await Promise.all([loadWidget(), address && loadScript(address)])
  return widget
}

/**
 * The captcha "I'm not a robot". The captcha loads when its step appears. After the customer has solved the captcha,
 * `onSolved` receives the token.
 */
export function Captcha({
  siteKey,
  script,
  language,
  onSolved,
  onExpired,
  onUnavailable,
  expiredText,
  loadingText,
}: CaptchaProps) {
  const load = useMemo(() => loadWidgetAfter(script), [script])
  const { module, failed } = useLazyModule(load)
  const [isReady, setReady] = useState(false)
  const [isExpired, setExpired] = useState(false)
  const giveUp = useEffectEvent(onUnavailable)
  useEffect(() => {
    if (isReady) return
    if (failed) return giveUp()
    const timer = setTimeout(() => giveUp(), loadTimeLimit)
    return () => clearTimeout(timer)
  }, [isReady, failed])
  return (
    <>
      <div className={css.captcha} aria-busy={!isReady && !failed}>
        {!isReady && !failed && <p className={css.loading}>{loadingText}</p>}
        {module && (
          <module.CaptchaWidget
            siteKey={siteKey}
            language={language}
            onReady={() => setReady(true)}
            onSolved={(token) => {
              setExpired(false)
              onSolved(token)
            }}
            onExpired={() => {
              setExpired(true)
              onExpired()
            }}
            onUnavailable={onUnavailable}
          />
        )}
      </div>
      <p role="status" className={css.expired}>
        {isExpired && expiredText}
      </p>
    </>
  )
}
