/** Each token is valid for one session. */
export const captchaTokens = 'passed-by-a-human-'

/** The functions of Google's captcha script, with a fake captcha. */
export const recaptcha = `{
  const widgets = []
  window.grecaptcha = {
    ready: (callback) => callback(),
    render: (element, options) => {
      const box = Object.assign(document.createElement('input'), { type: 'checkbox' })
      const label = document.createElement('label')
      const status = document.createElement('span')
      label.append(box, "I'm not a robot")
      element.append(label, status)
      box.addEventListener('change', () => {
        status.textContent = 'Verified'
        options.callback('${captchaTokens}' + crypto.randomUUID())
      })
      return widgets.push(options) - 1
    },
    reset: () => undefined,
    getResponse: () => '',
    execute: () => undefined,
  }
}`
