import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyModule } from '../use-lazy-module.ts'
import css from './captcha.module.css'

interface CaptchaProps {
  siteKey: string
  language: string
  onSolved: (token: string) => void
  onExpired: () => void
  /** Its code or Google's script could not be loaded, or did not answer in 15 seconds. Only a reload tries again. */
  onUnavailable: () => void
  /** Shown and read out from an expiry until it is solved again. */
  expiredText?: string
}

const patience = 15_000
const loadWidget = () => import('./captcha-widget.tsx')

/** "I'm not a robot", loaded when its step is shown. The widget holds the box; the token goes to `onSolved`. */
export function Captcha({
  siteKey,
  language,
  onSolved,
  onExpired,
  onUnavailable,
  expiredText,
}: CaptchaProps) {
  const { module, failed } = useLazyModule(loadWidget)
  const [isReady, setReady] = useState(false)
  const [isExpired, setExpired] = useState(false)
  const giveUp = useEffectEvent(onUnavailable)
  useEffect(() => {
    if (isReady) return
    if (failed) return giveUp()
    const timer = setTimeout(() => giveUp(), patience)
    return () => clearTimeout(timer)
  }, [isReady, failed])
  return (
    <>
      <div className={css.captcha} aria-busy={!isReady && !failed}>
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
