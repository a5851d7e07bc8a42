import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * A ref for a form that is handed over when it is left: by the browser's own buttons, a link or a reload. Nothing is
 * heard of it while a person types.
 */
export const useLeaving = (handOver: (form: HTMLFormElement) => void) => {
  const form = useRef<HTMLFormElement>(null)
  const leave = useEffectEvent(() => {
    if (form.current) handOver(form.current)
  })
  useLayoutEffect(() => {
    const onHide = () => leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      leave()
    }
  }, [])
  return form
}
