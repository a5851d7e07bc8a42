import type { PageConfiguration } from '../../contract/page-configuration.ts'

/**
 * After this time, in milliseconds, the page registers the service worker even when it is still busy (document 1,
 * §9).
 */
const registrationDeadline = 30_000

/**
 * Returns the worker's address with the texts for the offline page. Another address makes the browser install a new
 * worker.
 */
const addressFor = ({ productName, supportPhone, languages, locale }: Said): string =>
  `/sw.js?${new URLSearchParams({ product: productName, phone: supportPhone, languages: languages.join(' '), locale })}`

type Said = Pick<PageConfiguration, 'productName' | 'supportPhone' | 'languages' | 'locale'>

/**
 * Registers the service worker once the page is idle, or after 30 seconds. When the browser refuses, the portal works
 * without it.
 */
export const registerServiceWorker = (page: Window, configuration: Said): void => {
  if (!('serviceWorker' in page.navigator)) return
  let isDone = false
  const register = () => {
    if (isDone) return
    isDone = true
    page.navigator.serviceWorker.register(addressFor(configuration)).catch(() => {
      console.warn('The service worker could not be registered.')
    })
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(register)
    else register()
  }
  if (page.document.readyState === 'complete') whenIdle()
  else page.addEventListener('load', whenIdle, { once: true })
  page.setTimeout(register, registrationDeadline)
}
