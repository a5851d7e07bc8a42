/** The prefix of this captcha's tokens. Each token is valid for one session. */
export const captchaTokens = 'passed-by-a-human-'

/**
 * The script of a fake captcha. It defines the functions of Google's script. This backend accepts the tokens that the
 * script creates.
 */
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
/**
 * The end of the script, for a page that loads the script as a file. It calls the function in the `onload` parameter
 * of the script's address.
 */
export const tellLoaded = `{
  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  document.currentScript.addEventListener('load', () => setTimeout(window[onload]))
}`
