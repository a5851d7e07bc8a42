// If the first step of a page is the security check, the document contains this script after the page's text. The
// script shows the captcha before the portal's own script has loaded. The component `Captcha` takes over this captcha
// later.
;(() => {
  /** @typedef {import('../components/captcha/early-captcha.ts').CaptchaEvent} CaptchaEvent */
  const { captcha, siteKey } = document.currentScript.dataset
  const slot = document.querySelector('[data-captcha-slot]')
  /** @type {CaptchaEvent[]} */
  const events = []
  /** @type {((event: CaptchaEvent) => void) | undefined} */
  let listener
  const flush = () => {
    if (listener) for (const event of events.splice(0)) listener(event)
  }
  /** @type {(event: CaptchaEvent) => void} */
  const report = (event) => {
    events.push(event)
    flush()
  }
  const render = () => {
    // React has replaced the element, and shows a captcha of its own.
    if (!slot?.isConnected) return
    window.grecaptcha.render(slot, {
      sitekey: siteKey,
      hl: document.documentElement.lang,
      theme: getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light',
      size: innerWidth < 340 ? 'compact' : 'normal',
      /** @param {string} token */
      callback: (token) => report({ type: 'solved', token }),
      'expired-callback': () => report({ type: 'expired' }),
      'error-callback': () => report({ type: 'failed' }),
    })
    slot.parentElement.setAttribute('aria-busy', 'false')
    report({ type: 'ready' })
  }
  /** @type {Promise<void>} */
  const loaded = new Promise((resolve, reject) => {
    if (window.grecaptcha) return window.grecaptcha.ready(resolve)
    const script = document.createElement('script')
    script.src = captcha
    // Some content blockers replace the captcha's script by an empty script, which does not define `grecaptcha`.
    script.addEventListener('load', () => (window.grecaptcha ? window.grecaptcha.ready(resolve) : reject()))
    script.addEventListener('error', reject)
    // The script of the captcha loads only after the first paint, so that it does not delay the text of the page.
    requestAnimationFrame(() => setTimeout(() => document.head.append(script)))
  })
  loaded.then(render).catch(() => report({ type: 'failed' }))
  /** @type {import('../components/captcha/early-captcha.ts').EarlyCaptcha} */
  const early = {
    slot,
    loaded,
    connect: (next) => {
      listener = next
      setTimeout(flush)
      return () => (listener = undefined)
    },
  }
  window.earlyCaptcha = early
})()
