/** Tokens of this captcha begin so; each is good for one session. */
export const captchaTokens = 'passed-by-a-human-'

/** What Google's script defines, with a token that the backend takes. */
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
/** And what it does as a file: says that it is there. */
export const tellLoaded = `{
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  document.currentScript.addEventListener('load', () => setTimeout(window[onload]))
}`
