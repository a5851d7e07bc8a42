import { createHash } from 'node:crypto'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${body}</html>`

interface SignInForm {
  readonly action: string
  readonly login: string
  readonly asks: 'password' | 'code'
  readonly problem?: string
}

export const signInPage = ({ action, login, asks, problem = '' }: SignInForm): string => {
  const fields =
    asks === 'password'
      ? `<p><label>Username <input name="login" value="${escaped(login)}"></label></p>` +
        '<p><label>Password <input name="password" type="password"></label></p>'
      : '<p><label>Enter code <input name="code" inputmode="numeric"></label></p>'
  return page(
    asks === 'password' ? 'Sign in to Utility' : 'Verify it is you',
    `<p role="alert">${escaped(problem)}</p><form method="post" action="${escaped(action)}">${fields}` +
      '<button name="do" value="verify">Verify</button><button name="do" value="cancel">Back to app</button></form>',
  )
}

export const refusalPage = (reason: string): string =>
  page('400', `<p>Your request resulted in an error. ${escaped(reason)}</p>`)

/** For the response mode `okta_post_message`: in a frame, posts the response to the parent page. */
export const postMessagePage = (origin: string, answer: object) => {
  const script = `window.parent.postMessage(${JSON.stringify(answer).replaceAll('<', String.raw`\u003c`)}, ${JSON.stringify(origin)})`
  const hash = createHash('sha256').update(script).digest('base64')
  return {
    html: `<!doctype html><title>…</title><script>${script}</script>`,
    policy: `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors ${origin}`,
  }
}
