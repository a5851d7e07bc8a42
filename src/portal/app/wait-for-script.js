// Stands in the document before its text: keeps what is pressed until the portal's script listens, and fetches that once
// the text has been painted.
;(() => {
  const { script, early } = document.currentScript.dataset
  /** @type {(id: string) => HTMLElement} */
  const byId = (id) => document.getElementById(id)
  /** @type {HTMLElement | null} */
  let held = null

  /** @type {(event: MouseEvent) => void} */
  const hold = (event) => {
    const button = event.target instanceof Element && event.target.closest('#app button')
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held?.removeAttribute('data-held')
    held = button
    button.setAttribute('data-held', '')
  }
  const letGo = () => {
    document.removeEventListener('click', hold, true)
    held?.removeAttribute('data-held')
  }
  const release = () => {
    letGo()
    byId('overdue').remove()
    if (held?.isConnected) held.click()
  }
  let isLeaving = false
  // the language switch works as the form that it is
  const fail = () => {
    letGo()
    // Firefox and Safari break off what is under way when the next page is asked for
    setTimeout(() => byId('overdue').classList.add('now'), isLeaving ? 10_000 : 0)
  }
  const load = () => {
    for (const href of early.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    import(script).catch(fail)
  }
  addEventListener('beforeunload', () => (isLeaving = true), { once: true })
  // as Chrome before 103, Firefox before 104, Safari before 16: somewhere they would break without a word
  const isOutdated = !AbortSignal.timeout || ![].findLast
  const begin = () => {
    if (isOutdated) {
      byId('outdated').hidden = false
      byId('overdue').remove()
    }
    // a page in the background paints nothing, and waits for nothing
    else if (document.visibilityState === 'hidden') load()
    else requestAnimationFrame(() => setTimeout(load))
  }
  document.addEventListener('DOMContentLoaded', begin, { once: true })
  if (isOutdated) return
  document.addEventListener('click', hold, true)
  document.addEventListener('portal:ready', release, { once: true })
  document.addEventListener('portal:failed', fail, { once: true })
})()
