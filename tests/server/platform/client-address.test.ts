import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createClientAddress } from '../../../src/server/http/client-address.ts'

const addressOf = (forwarded: string, proxies = 1) => {
  const request = new IncomingMessage(new Socket())
  request.headers['x-forwarded-for'] = forwarded
  return createClientAddress(proxies)(request)
}

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::3c', '2001:db8:1:2::'],
  ['2001:DB8:1:2:ffff:0:0:1', '2001:db8:1:2::'],
  ['2001:db8:1:3::3c', '2001:db8:1:3::'],
  ['unknown', 'unknown'],
])('%s counts as %s', (forwarded, address) => expect(addressOf(forwarded)).toBe(address))

test('what a client writes itself stands further left and is never taken', () => {
  expect(addressOf('198.51.100.1, 192.0.2.7')).toBe('192.0.2.7')
  expect(addressOf('198.51.100.1, 192.0.2.7, 10.0.0.1', 2)).toBe('192.0.2.7')
  expect(addressOf('198.51.100.1', 0)).toBe('')
})
