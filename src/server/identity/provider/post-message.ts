import { createHash } from 'node:crypto'
import type { KoaContextWithOIDC } from 'oidc-provider'

/** Reads its data from the page, so that the policy can allow the script by its hash. */
const script = `const { origin, response } = JSON.parse(document.getElementById('answer').textContent);
(window.opener || window.parent).postMessage(response, origin)`
const scriptHash = createHash('sha256').update(script).digest('base64')

const toJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A frame sends the response to its parent page with `postMessage`: the portal renews tokens silently. */
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
