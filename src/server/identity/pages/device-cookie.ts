import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Device } from '../../domain/check-credentials.ts'
import { normaliseLoginId } from '../../domain/spelling.ts'

/** One year in seconds. */
const maxAge = 31_536_000

export type DeviceOf = (c: Context, loginId: string) => Device

/**
 * OWASP, "Device cookies": a browser that has already signed in has separate rate limits, which other clients cannot
 * use up. One cookie for each login; it identifies no person and gives no access. Its signature covers the stored
 * password hash, so that a new password makes it invalid.
 */
export const deviceCookies = (key: Buffer, isHttps: boolean): DeviceOf => {
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')

  return (c, typed) => {
    const loginId = normaliseLoginId(typed)
    const name = `${isHttps ? '__Host-' : ''}idp.device-${sign('name', loginId).slice(0, 16)}`
    const valueFor = (device: string, passwordHash: string) =>
      `${device}.${sign('device', loginId, passwordHash, device)}`
    const find = (passwordHash: string) => {
      const value = getCookie(c, name) ?? ''
      const [device = ''] = value.split('.')
      const [received, expected] = [Buffer.from(value), Buffer.from(valueFor(device, passwordHash))]
      return received.length === expected.length && timingSafeEqual(received, expected) ? device : null
    }
    return {
      find,
      remember(passwordHash) {
        const device = find(passwordHash) ?? randomBytes(16).toString('base64url')
        setCookie(c, name, valueFor(device, passwordHash), {
          path: '/',
          httpOnly: true,
          sameSite: 'Lax',
          secure: isHttps,
          maxAge,
        })
      },
    }
  }
}
