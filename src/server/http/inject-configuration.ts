import { pageConfigurationElementId } from '../../contract/page-configuration.ts'
import type { ServerConfiguration } from '../platform/configuration.ts'

const emptyElement = `<script type="application/json" id="${pageConfigurationElementId}"></script>`
const filledElement = (json: string) => emptyElement.replace('></', () => `>${json}</`)

/** The fake captcha has to be there before the portal's own script asks for `grecaptcha`; both are deferred, in order. */
const fakeCaptcha =
  '<link rel="stylesheet" href="/sandbox/captcha.css"><script defer src="/sandbox/captcha.js"></script>\n    '

/** Puts the installation's configuration into the built page. */
export const injectConfiguration = (html: string, { page, captcha }: ServerConfiguration): string => {
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  const head = `${captcha.kind === 'fake' ? fakeCaptcha : ''}${filledElement(json)}`
  return html.replace('<html lang="en">', `<html lang="${page.locale}">`).replace(emptyElement, () => head)
}
