import { useEffect } from 'react'

/** Stories in frames would take the focus. */
export const useRestoredFocus = (): void => {
  useEffect(() => {
    let last: HTMLElement | null = null
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last = target
    }
    const restoreFocus = () => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLIFrameElement)) return
      activeElement.blur()
      last?.focus({ preventScroll: true })
    }
    // When a frame takes the focus, the page first loses the focus. The frame becomes the active element shortly
    // afterwards.
    const restoreFocusSoon = () => void setTimeout(restoreFocus)
    document.addEventListener('focusin', remember)
    window.addEventListener('blur', restoreFocusSoon)
    return () => {
      document.removeEventListener('focusin', remember)
      window.removeEventListener('blur', restoreFocusSoon)
    }
  }, [])
}
