import { createHash } from 'node:crypto'
import base from '../../../portal/styles/base.css?raw'
import button from '../../../portal/styles/button.module.css?raw'
import pageFrame from '../../../portal/styles/page-frame.css?raw'
import password from '../../../portal/styles/password.module.css?raw'
import tokens from '../../../portal/styles/tokens.css?raw'
import { issuerPath } from '../../../contract/identity.ts'
import script from './page-script.js?raw'
import signIn from './sign-in.css?raw'

export interface Asset {
  readonly path: string
  readonly type: string
  readonly text: string
}

/** The hash in the path lets browsers cache the file without a time limit. */
const asset = (name: string, type: string, text: string): Asset => {
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  return { path: `${issuerPath}/assets/${version}.${name}`, type, text }
}

/** The styles of the brand come first. */
export const styleSheet = (brandStyle: string): Asset =>
  asset('sign-in.css', 'text/css', [brandStyle, tokens, base, button, password, pageFrame, signIn].join('\n'))
export const pageScript = asset('page.js', 'text/javascript', script)
