import { pageConfigurationElementId } from '../../contract/page-configuration.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'

const emptyElement = `<script type="application/json" id="${pageConfigurationElementId}"></script>`
const filledElement = (json: string) => emptyElement.replace('></', () => `>${json}</`)

/** Puts the installation's configuration into a page that comes without its text. */
export const injectConfiguration = (html: string, page: PageConfiguration): string => {
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return html
    .replace('<html lang="en">', `<html lang="${page.locale}">`)
    .replace(emptyElement, () => filledElement(json))
}
