import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { normaliseLoginId } from '../../domain/login-id.ts'

/** Seconds: a year. */
const maxAge = 31_536_000

/**
 * Knows a browser that has given the right password of a login before (OWASP, "Device cookies"): it has tries of its own,
 * which nobody else's guessing uses up. A cookie for each login; it names nobody, and opens nothing.
 */
export const createDeviceCookies = (key: Buffer, isHttps: boolean) => {
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  const nameFor = (loginId: string) =>
    `${isHttps ? '__Host-' : ''}idp.device-${sign('name', normaliseLoginId(loginId)).slice(0, 16)}`
  const valueFor = (loginId: string, device: string) =>
    `${device}.${sign('device', normaliseLoginId(loginId), device)}`
  return {
    /** @returns the browser's id for this login; `null` for one that never signed in with it */
    read(c: Context, loginId: string): string | null {
      const value = getCookie(c, nameFor(loginId)) ?? ''
      const [device = ''] = value.split('.')
      const [given, right] = [Buffer.from(value), Buffer.from(valueFor(loginId, device))]
      return given.length === right.length && timingSafeEqual(given, right) ? device : null
    },
    remember(c: Context, loginId: string): void {
      const device = this.read(c, loginId) ?? randomBytes(16).toString('base64url')
      setCookie(c, nameFor(loginId), valueFor(loginId, device), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        maxAge,
      })
    },
  }
}
export type DeviceCookies = ReturnType<typeof createDeviceCookies>
