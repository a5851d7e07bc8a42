/** Only what a sign-in needs: cookies by path, redirects, posted forms. */
export interface Page {
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  readonly text: string
}
type Form = Readonly<Record<string, string>>

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

const parseCookie = (line: string): Cookie => {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
  const [name = '', ...value] = pair.split('=')
  return { name, value: value.join('='), path }
}

/** @param staysOn only redirects to addresses that begin so are followed */
export const openBrowser = (staysOn: string, userAgent = 'test', address?: string) => {
  const jar = new Map<string, Cookie>()
  const cookiesFor = (url: URL) =>
    [...jar.values()]
      .filter(({ path, value }) => value !== '' && url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  const load = async (url: URL, form?: Form): Promise<Page> => {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        'User-Agent': userAgent,
        Cookie: cookiesFor(url),
        ...(address !== undefined && { 'X-Forwarded-For': address }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie().map(parseCookie))
      jar.set(`${cookie.name} ${cookie.path}`, cookie)
    const location = response.headers.get('Location')
    if (location === null)
      return { url, status: response.status, headers: response.headers, text: await response.text() }
    const next = new URL(location, url)
    if (next.href.startsWith(staysOn)) return load(next)
    return { url: next, status: response.status, headers: response.headers, text: '' }
  }

  return {
    open: (url: string | URL) => load(new URL(url)),
    submit: (page: Page, form: Form) => load(page.url, form),
    post: (url: string, form: Form) => load(new URL(url), form),
    cookies: (): readonly Cookie[] => [...jar.values()].filter(({ value }) => value !== ''),
  }
}
export type Browser = ReturnType<typeof openBrowser>
