import { expect, test } from 'vitest'
import { installationOf, password } from '../harness/identity-server.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

const cookiesOf = async (server: TestServer, publicOrigin: string): Promise<readonly string[]> => {
  const set: string[] = []
  const jar = new Map<string, string>()
  const load = async (path: string, form?: Record<string, string>): Promise<string> => {
    const response = await fetch(new URL(path.replace(publicOrigin, ''), server.origin), {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
      if (value !== '') set.push(line)
    }
    await response.text()
    return response.headers.get('Location') ?? ''
  }
  const installation = installationOf({ db: server.db, origin: publicOrigin })
  const { loginId } = await installation.addPerson()
  const asked = installation.authorizeUrl()
  const page = await load(`${asked.pathname}${asked.search}`)
  await load(page, { loginId })
  const back = await load(await load(page, { loginId, password }))
  expect(back).toMatch(/^https?:\/\/[^?]+\/login\/callback\?code=/)
  await load(`/oauth2/default/reset-password?code=${'x'.repeat(43)}`)
  return set
}
const nameOf = (line: string) => /^[^=]+/.exec(line)?.[0].replace(/-[\w-]{16}$/, '') ?? ''

test("with https, the provider's cookies are prefixed, secure and without domain", async () => {
  const publicOrigin = 'https://my.example'
  const environment = { PUBLIC_ORIGIN: publicOrigin, SANDBOX: 'on', TRUSTED_PROXIES: '0' }
  const server = await startTestServer({ environment })
  const cookies = await cookiesOf(server, publicOrigin)
  expect(new Set(cookies.map(nameOf).filter((name) => !name.endsWith('.sig')))).toEqual(
    new Set([
      '__Secure-idp.sign-in',
      '__Host-idp.device',
      '__Secure-idp.resume',
      '__Secure-idp.refusal',
      '__Host-idp.session',
      '__Secure-idp.reset',
    ]),
  )
  for (const line of cookies) {
    expect(line).toMatch(/;\s*secure/i)
    expect(line).toMatch(/;\s*httponly/i)
    expect(line).not.toMatch(/;\s*domain/i)
  }
  for (const line of cookies.filter((it) => it.startsWith('__Host-')))
    expect(line).toMatch(/;\s*path=\/(;|$)/i)
})

test("with http, the provider's cookies are neither Secure nor prefixed", async () => {
  const server = await startTestServer()
  const cookies = await cookiesOf(server, server.origin)
  expect(cookies.map(nameOf)).toContain('idp.session')
  for (const line of cookies) expect(line).not.toMatch(/^__|;\s*secure/i)
})
