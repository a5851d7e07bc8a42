import { useEffect } from 'react'

/** A story that plays in a frame takes the focus into it: it goes back to where the person was. */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let last: HTMLElement | null = null
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last = target
    }
    const giveBack = () => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLIFrameElement)) return
      activeElement.blur()
      last?.focus({ preventScroll: true })
    }
    // a frame is the active element a moment after the page lost the focus to it
    const giveBackSoon = () => void setTimeout(giveBack)
    document.addEventListener('focusin', remember)
    window.addEventListener('blur', giveBackSoon)
    return () => {
      document.removeEventListener('focusin', remember)
      window.removeEventListener('blur', giveBackSoon)
    }
  }, [])
}
