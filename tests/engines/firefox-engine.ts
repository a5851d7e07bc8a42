import puppeteer from 'puppeteer-core'
import type { ElementHandle, Page } from 'puppeteer-core'
import type { Engine, Tab } from './engine.ts'
import { expressionOf } from './page-scripts.ts'

const tabOf = (page: Page): Tab => ({
  open: async (address) => void (await page.goto(address)),
  run: (script, ...args) => page.evaluate(expressionOf(script, args)),
  press: async (find, ...args) => {
    const handle = await page.evaluateHandle(expressionOf(find, args))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function `find` returns an element or `null`
    const found = handle.asElement() as ElementHandle | null
    // The window of another tab can cover this one.
    await page.bringToFront()
    await found?.click()
    return found !== null
  },
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(key),
  windows: async () => (await page.browserContext().pages()).map((shown) => shown.url()),
})

/** Written without effect when a person leaves while the service worker loads files. */
const leftPage = 'A ServiceWorker intercepted the request and encountered an unexpected error.'

/** Over WebDriver BiDi, which Firefox supports without a driver program. */
export const startFirefox = async (executablePath: string): Promise<Engine> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  const errors: string[] = []
  return {
    version: await browser.version(),
    errors,
    newTab: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1280, height: 900 })
      page.on('pageerror', (error) => {
        const message = error instanceof Error ? error.message : String(error)
        if (!message.includes(leftPage)) errors.push(message)
      })
      return tabOf(page)
    },
    close: () => browser.close(),
  }
}
