import type { CookieJar } from '../../../src/portal/identity/read-tokens.ts'

/** Records the texts with which the cookies were set. */
export const createJar = () => {
  const values = new Map<string, string>()
  const written: string[] = []
  const jar: CookieJar = {
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = ''] = text.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/Max-Age=0/.test(text)) values.delete(name)
      else values.set(name, value)
    },
  }
  return { jar, values, written }
}

export const createStore = () => {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** With an invalid signature. */
export const createToken = (claims: object): string =>
  `${encode({ alg: 'RS256', kid: 'k' })}.${encode(claims)}.c2ln`

export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds
