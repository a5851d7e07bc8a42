// Loads each configured third-party script once, when the page is idle (document 1, §9). The document of a page that may
// run such scripts contains this script, so that they also load while the portal's script waits for an action. After
// each navigation, the portal's script reports the scripts that the new page may run, with the event `portal:page`.
;(() => {
  /** The seconds between two loads of the survey, which loads at most once in 7 days. */
  const surveyPause = 7 * 24 * 60 * 60
  /** @type {Partial<Record<string, string>>} */
  let allowed = document.currentScript?.dataset ?? {}
  /** @type {(kind: 'survey' | 'analytics') => boolean} */
  const isDue = (kind) =>
    allowed[kind] !== undefined &&
    document.querySelector(`[data-third-party-script=${kind}]`) === null &&
    !(kind === 'survey' && /(^|; )mw_survey=/.test(document.cookie))
  /** @type {(kind: 'survey' | 'analytics') => void} */
  const load = (kind) => {
    if (!isDue(kind)) return
    if (kind === 'survey')
      document.cookie = `mw_survey=1; Max-Age=${surveyPause}; Path=/; SameSite=Lax; Secure`
    const script = document.createElement('script')
    script.setAttribute('data-third-party-script', kind)
    Object.assign(script, { async: true, referrerPolicy: 'no-referrer', src: allowed[kind] })
    document.head.append(script)
  }
  const loadAll = () => {
    load('analytics')
    load('survey')
  }
  // Safari has no idle callbacks, so the work runs in a timer there.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(loadAll) : void setTimeout(loadAll)
  const whenLoaded = () => {
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
  }
  document.addEventListener('portal:page', ({ detail }) => {
    allowed = detail
    whenLoaded()
  })
  whenLoaded()
})()
