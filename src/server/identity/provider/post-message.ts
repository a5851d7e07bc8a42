import { createHash } from 'node:crypto'
import type { KoaContextWithOIDC } from 'oidc-provider'

/**
 * The script reads its data from the page. Therefore the text of the script never changes, and the content security
 * policy can allow it by its hash.
 */
const script = `const { origin, response } = JSON.parse(document.getElementById('answer').textContent);
(window.opener || window.parent).postMessage(response, origin)`
const scriptHash = createHash('sha256').update(script).digest('base64')

const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Sends the response in the response mode `okta_post_message`: a page in a frame sends the response to its parent page
 * with `postMessage`. The portal uses this mode for the silent renewal of tokens.
 */
export const oktaPostMessage = (ctx: KoaContextWithOIDC, redirectUri: string, response: object): void => {
  const { origin } = new URL(redirectUri)
  ctx.remove('X-Frame-Options')
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'sha256-${scriptHash}'; frame-ancestors ${origin}`,
  )
  ctx.status = 200
  ctx.type = 'html'
  ctx.body =
    `<!doctype html><title>…</title><script type="application/json" id="answer">${toJson({ origin, response })}` +
    `</script><script>${script}</script>`
}
