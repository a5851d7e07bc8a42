import type { PageConfiguration } from '../../contract/page-configuration.ts'

/** In milliseconds; then even if the page is busy (document 1, §9). */
const registrationDeadline = 30_000

/** Contains the texts of the offline page: with another URL, the browser installs a new service worker. */
const addressFor = ({ productName, supportPhone, languages, locale }: Said): string =>
  `/sw.js?${new URLSearchParams({ product: productName, phone: supportPhone, languages: languages.join(' '), locale })}`

type Said = Pick<PageConfiguration, 'productName' | 'supportPhone' | 'languages' | 'locale'>

/** Safari does not support idle callbacks. */
interface Page {
  readonly navigator: {
    readonly serviceWorker?: { readonly register: (address: string) => Promise<unknown> }
  }
  readonly document: { readonly readyState: string }
  readonly addEventListener: (type: 'load', listener: () => void, options: { once: true }) => void
  readonly requestIdleCallback?: (work: () => void) => unknown
  readonly setTimeout: (work: () => void, milliseconds: number) => unknown
}

/** If the browser refuses, the portal works without a service worker. */
export const registerServiceWorker = (page: Page, configuration: Said): void => {
  const { serviceWorker } = page.navigator
  if (!serviceWorker) return
  let isDone = false
  const register = () => {
    if (isDone) return
    isDone = true
    serviceWorker.register(addressFor(configuration)).catch(() => {
      console.warn('The service worker could not be registered.')
    })
  }
  const whenIdle = () => {
    if (page.requestIdleCallback) page.requestIdleCallback(register)
    else register()
  }
  if (page.document.readyState === 'complete') whenIdle()
  else page.addEventListener('load', whenIdle, { once: true })
  page.setTimeout(register, registrationDeadline)
}
