interface WidgetOptions {
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

const button = (name: string, press: () => void): HTMLButtonElement => {
  const made = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'hidden',
    textContent: name,
  })
  // With the focus, it lies over the box.
  Object.assign(made.style, { position: 'absolute', bottom: '0', right: '0' })
  made.addEventListener('click', press)
  return made
}

/** The box solves the captcha. Hidden buttons, which no captcha has, give the other results. */
const render = (element: HTMLElement, options: WidgetOptions): number => {
  const frame = Object.assign(document.createElement('div'), { className: 'fake-captcha' })
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' })
  const label = document.createElement('label')
  label.append(box, ' I’m not a robot')
  box.addEventListener('change', () => options.callback('token-1'))
  const expire = button('Let it expire', () => {
    box.checked = false
    options['expired-callback']()
  })
  frame.append(label, expire, button('Lose the network', options['error-callback']))
  element.append(frame)
  return 0
}

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
