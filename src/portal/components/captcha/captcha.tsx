import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLazyModule } from '../use-lazy-module.ts'
import css from './captcha.module.css'
import type { CaptchaEvent } from './early-captcha.ts'

interface CaptchaProps {
  siteKey: string
  /** The URL of the script that defines `window.grecaptcha`. */
  script: string
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

const loadScript = async (address: string): Promise<void> => {
  // If the inline script could not load the captcha's script, this component loads it again.
  await window.earlyCaptcha?.loaded.catch(() => undefined)
  if (window.grecaptcha) return
  await new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address })
    const fail = () => reject(new Error('The captcha could not be loaded.'))
    // Some content blockers replace the captcha's script by an empty script, which does not define `grecaptcha`.
    script.addEventListener('load', () => (window.grecaptcha ? window.grecaptcha.ready(resolve) : fail()))
    script.addEventListener('error', fail)
    document.head.append(script)
  })
}

const loadWidget = () => import('./captcha-widget.tsx')

const loadWidgetAndScript = async (address: string) => {
  const [widget] = await Promise.all([loadWidget(), loadScript(address)])
  return widget
}

/** React renders no children into this element, so React does not remove the captcha of the first HTML. */
const foreignContent = { __html: '' }

/**
 * The captcha "I'm not a robot". If React has kept the element in which the first HTML shows the captcha, the component
 * connects to this captcha. Otherwise the captcha loads when its step appears. After the customer has solved the
 * captcha, `onSolved` receives the token.
 */
export function Captcha({ script, siteKey, language, expiredText, loadingText, ...props }: CaptchaProps) {
  const slot = useRef<HTMLDivElement>(null)
  const [isNew, setNew] = useState(false)
  const { module, failed } = useLazyModule(
    useCallback(() => loadWidgetAndScript(script), [script]),
    isNew,
  )
  const [isReady, setReady] = useState(false)
  const [isExpired, setExpired] = useState(false)
  const handle = (event: CaptchaEvent) => {
    if (event.type === 'ready') return setReady(true)
    if (event.type === 'failed') return props.onUnavailable()
    setExpired(event.type === 'expired')
    if (event.type === 'expired') return props.onExpired()
    props.onSolved(event.token)
  }
  const onEvent = useEffectEvent(handle)
  useEffect(() => {
    const early = window.earlyCaptcha
    if (early?.slot === slot.current) return early?.connect((event) => onEvent(event))
    setNew(true)
  }, [])
  const giveUp = useEffectEvent(props.onUnavailable)
  useEffect(() => {
    if (isReady) return
    if (failed) return giveUp()
    const timer = setTimeout(() => giveUp(), loadTimeLimit)
    return () => clearTimeout(timer)
  }, [isReady, failed])
  return (
    <>
      <div className={css.captcha} aria-busy={!isReady && !failed}>
        <div
          ref={slot}
          data-captcha-slot=""
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- the HTML is empty
          dangerouslySetInnerHTML={foreignContent}
        />
        {!isReady && !failed && <p className={css.loading}>{loadingText}</p>}
        {module && <module.CaptchaWidget siteKey={siteKey} language={language} onEvent={handle} />}
      </div>
      <p role="status" className={css.expired}>
        {isExpired && expiredText}
      </p>
    </>
  )
}
