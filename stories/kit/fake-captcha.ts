interface WidgetOptions {
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

const button = (name: string, press: () => void): HTMLButtonElement => {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: name })
  made.addEventListener('click', press)
  return made
}

/** A box solves the captcha, and buttons give the other results. */
const render = (element: HTMLElement, options: WidgetOptions): number => {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' })
  const label = document.createElement('label')
  label.append(box, ' I’m not a robot')
  box.addEventListener('change', () => options.callback('token-1'))
  const expire = button('Let it expire', () => {
    box.checked = false
    options['expired-callback']()
  })
  const fail = button('Lose the network', () => options['error-callback']())
  Object.assign(element.style, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem' })
  element.append(label, expire, fail)
  return 0
}

/** Replaces Google's captcha script. */
export const installFakeCaptcha = (): (() => void) => {
  Object.assign(window, {
    grecaptcha: {
      ready: (callback: () => void) => callback(),
      render,
      reset: () => undefined,
      getResponse: () => '',
    },
  })
  return () => {
    Reflect.deleteProperty(window, 'grecaptcha')
  }
}
