// The document contains this script before the page's text. The script stores a press until the portal's own script is
// ready. It also loads the portal's own script when the page needs it.
;(() => {
  const { script, style, early, link, needsCaptcha, waits: waitingPath } = document.currentScript.dataset
  const files = early.split(' ')
  /**
   * Returns what the tab has stored. Returns `null` if the tab has stored nothing, or if the browser blocks the storage.
   * @type {(name: string) => string | null}
   */
  const stored = (name) => {
    try {
      return sessionStorage.getItem(`mywater.${name}`)
    } catch {
      return null
    }
  }
  // An unknown URL has the document of the page /404. There, the portal's script loads at once and replaces the URL.
  const mayWait = waitingPath === location.pathname
  // For a signed-in person, the portal's script replaces the button Log In with a button to the account. After a
  // sign-out, it says that the person is logged out. In a tab that a mailed link in another language has opened, it
  // replaces all texts. In these cases, the script loads at once. A browser reads the cookie and the storage slowly, so
  // this function is called only after the first paint.
  const waits = () =>
    !document.cookie.includes('mw_id_token=') &&
    !stored('signedOut') &&
    [document.documentElement.lang, null].includes(stored('linkLanguage'))
  /**
   * The time in milliseconds after which a page without any action loads the portal's script. The portal's script then
   * registers the service worker.
   */
  const longIdle = 20_000
  const acts = ['pointerdown', 'keydown', 'focusin', 'click', 'popstate']
  /** @type {(id: string) => HTMLElement} */
  const byId = (id) => document.getElementById(id)
  /** @type {HTMLElement | null} */
  let held = null
  /** @type {() => HTMLElement[]} */
  const controls = () => Array.from(document.querySelectorAll('#app :is(a, button)'))
  /**
   * If a translator or an extension has changed the page, React builds it again, and every control gets a twin at the
   * same place.
   * @type {(control: HTMLElement | null) => () => HTMLElement | undefined}
   */
  const twinOf = (control) => {
    const place = controls().indexOf(control)
    return () =>
      control?.isConnected
        ? control
        : performance.getEntriesByName('portal:rebuilt').length > 0
          ? controls()[place]
          : undefined
  }
  let findHeld = twinOf(null)
  /** @type {(event: PointerEvent) => void} */
  const down = ({ target, button }) => {
    const control = target instanceof Element ? target.closest('#app :is(a, button)') : null
    if (button !== 0 || !(control instanceof HTMLElement)) return
    const find = twinOf(control)
    // A browser sends no click if the pressed control has left the page by the time of the release.
    onpointerup = (end) => {
      onpointerup = null
      const twin = control.isConnected ? undefined : find()
      if (end.target instanceof Node && twin?.contains(end.target)) twin.click()
    }
    onpointercancel = () => (onpointerup = null)
  }

  /** @type {(event: MouseEvent) => void} */
  const hold = (event) => {
    const button = event.target instanceof Element && event.target.closest('#app button')
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held?.removeAttribute('data-held')
    held = button
    findHeld = twinOf(button)
    button.setAttribute('data-held', '')
  }
  const letGo = () => {
    document.removeEventListener('click', hold, true)
    removeEventListener('pointerdown', down)
    held?.removeAttribute('data-held')
  }
  const release = () => {
    letGo()
    byId('overdue').remove()
    findHeld()?.click()
  }
  let isLeaving = false
  // If the portal's script could not be loaded, this script stops storing presses. The language switch is a plain form,
  // so it works without the portal's script.
  const fail = () => {
    letGo()
    // If the customer opens another page, Firefox and Safari abort the load of the script. The error message then
    // appears only after 10 seconds, when the customer has usually left this page.
    setTimeout(() => byId('overdue').classList.add('now'), isLeaving ? 10_000 : 0)
  }
  /** @type {(rel: string, href: string, more?: object) => void} */
  const addLink = (rel, href, more) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }, more))
  const load = () => {
    byId('overdue').hidden = false
    for (const href of [script, ...files]) addLink('modulepreload', href)
    // What the portal shows after the first view needs all styles.
    new Promise((onload, onerror) => (style ? addLink('stylesheet', style, { onload, onerror }) : onload()))
      .then(() => import(script))
      .catch(fail)
  }
  // Runs `work` when the page is idle, but after at most 5 seconds. Safari has no idle callbacks, so `work` runs in a
  // timer there.
  /** @type {(work: () => void) => void} */
  const whenIdle = (work) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5_000 }) : void setTimeout(work)
  const fetchFiles = () => {
    if (navigator.connection?.saveData) return
    // Firefox refuses a link with `rel="prefetch"`, because the content security policy has `default-src 'none'`. This
    // script uses `fetch` instead, and reads each body to the end, because a browser caches only complete files.
    for (const href of [style ?? script, script, ...files])
      fetch(href, { priority: 'low' })
        .then((fetched) => fetched.arrayBuffer())
        .catch(() => undefined)
  }
  /** Resolves at the first action of the customer, or after a long time without an action. */
  const firstAct = new Promise((resolve) => {
    for (const act of acts) addEventListener(act, resolve, { capture: true, passive: true, once: true })
    /** @type {PointerEvent | undefined} */
    let first
    // Chromium also sends the event `pointermove` for a pointer that does not move, so only a changed position counts
    // as an action.
    addEventListener('pointermove', (move) => {
      first ??= move
      if (move.clientX !== first.clientX || move.clientY !== first.clientY) resolve(undefined)
    })
    setTimeout(() => whenIdle(() => resolve(undefined)), longIdle)
  })
  /** @type {(work: () => void) => void} */
  const oncePainted = (work) => requestAnimationFrame(() => setTimeout(work))
  const waitForAct = () => {
    if (document.readyState === 'complete') whenIdle(fetchFiles)
    else addEventListener('load', () => whenIdle(fetchFiles), { once: true })
    void firstAct.then(() => oncePainted(load))
  }
  addEventListener('beforeunload', () => (isLeaving = true), { once: true })
  // The portal needs `AbortSignal.timeout` and `findLast`. They are missing in Chrome before 103, Firefox before 104
  // and Safari before 16.
  const isOutdated = !AbortSignal.timeout || ![].findLast
  const begin = () => {
    if (isOutdated) {
      byId('outdated').hidden = false
      byId('overdue').remove()
    } else if (mayWait && byId('app').firstElementChild) {
      byId('overdue').hidden = true
      oncePainted(() => (waits() ? waitForAct() : load()))
    } else if (link !== undefined && document.visibilityState === 'hidden') {
      // A page of a mailed link makes an API call when its script starts. A page that is prerendered or in the
      // background must not make this API call, because the customer does not see the page.
      byId('overdue').hidden = true
      document.addEventListener('visibilitychange', load, { once: true })
    }
    // A page in the background is not painted, so its script loads without waiting for a paint.
    else if (document.visibilityState === 'hidden') load()
    else oncePainted(load)
  }
  document.addEventListener('DOMContentLoaded', begin, { once: true })
  if (isOutdated) return
  // The browser downloads the scripts while it paints the text, and evaluates them after the paint. On a page with a
  // captcha, the customer first needs the captcha. There the download starts after the paint, because it would delay
  // the text and the captcha.
  if (!mayWait && needsCaptcha === undefined)
    for (const href of [script, ...files]) addLink('preload', href, { as: 'script', crossOrigin: '' })
  document.addEventListener('click', hold, true)
  addEventListener('pointerdown', down)
  document.addEventListener('portal:ready', release, { once: true })
  document.addEventListener('portal:failed', fail, { once: true })
})()
