import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Device } from '../../domain/check-credentials.ts'
import { normaliseLoginId } from '../../domain/login-id.ts'

/** Seconds: a year. */
const maxAge = 31_536_000

/** The browser that sent a request, as the typed login knows it. */
export type DeviceOf = (c: Context, loginId: string) => Device

/**
 * Recognises a browser that gave the right password of a login before (OWASP, "Device cookies"): it has its own
 * tries, which other clients cannot use up. One cookie for each login; it names nobody and admits to nothing. It is
 * signed together with the stored hash of the password, so that a new password ends it.
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
      const [given, right] = [Buffer.from(value), Buffer.from(valueFor(device, passwordHash))]
      return given.length === right.length && timingSafeEqual(given, right) ? device : null
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
