import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createClientAddress } from '../../../src/server/http/client-address.ts'
import type { Log } from '../../../src/server/platform/log.ts'

const socketAddress = '198.51.100.77'

const requestFrom = (forwarded: string | undefined, remoteAddress = socketAddress) => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}
const addressOf = (forwarded: string, proxies = 1) =>
  createClientAddress(proxies, () => {})(requestFrom(forwarded))

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::3c', '2001:db8:1:2::'],
  ['2001:DB8:1:2:ffff:0:0:1', '2001:db8:1:2::'],
  ['2001:db8:1:3::3c', '2001:db8:1:3::'],
  ['203.0.113.9:40001', '203.0.113.9'],
  ['203.0.113.9:40002', '203.0.113.9'],
  ['  203.0.113.9  ', '203.0.113.9'],
  ['[2001:db8:1:2::3c]:40001', '2001:db8:1:2::'],
  ['[2001:db8:1:2::3c]', '2001:db8:1:2::'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['fe80::1:2:3:4%eth0', 'fe80::'],
])('for X-Forwarded-For: %s the client address is %s', (forwarded, address) =>
  expect(addressOf(forwarded)).toBe(address),
)

test.each([
  'unknown',
  '_hidden',
  'my.example',
  '',
  '192.0.2',
  '192.0.2.256',
  '0x7f.0.0.1',
  '3221225991',
  '192.0.2.7/24',
  '192.0.2.7:port',
  '[192.0.2.7',
  '[]:80',
  '2001:db8::1::2',
])('an invalid X-Forwarded-For (%s) leaves the address of the socket', (forwarded) =>
  expect(addressOf(forwarded)).toBe(socketAddress),
)

test('the client address is what the outermost trusted proxy added', () => {
  expect(addressOf('198.51.100.1, 192.0.2.7')).toBe('192.0.2.7')
  expect(addressOf('198.51.100.1, 192.0.2.7, 10.0.0.1', 2)).toBe('192.0.2.7')
  expect(addressOf('198.51.100.1', 0)).toBe(socketAddress)
})

test("too few entries in X-Forwarded-For leave the socket's address", () => {
  expect(addressOf('192.0.2.7', 2)).toBe(socketAddress)
})

test('an IPv6 client address is shortened to its /64 network', () => {
  expect(createClientAddress(0, () => {})(requestFrom(undefined, '2001:db8:1:2::3c'))).toBe('2001:db8:1:2::')
  expect(createClientAddress(0, () => {})(requestFrom(undefined, '::ffff:192.0.2.7'))).toBe('192.0.2.7')
})

test.each([
  [0, ['198.51.100.1', '198.51.100.2'], 1],
  [0, [undefined], 0],
  [1, ['198.51.100.1', '198.51.100.2'], 0],
])(
  'with %i trusted proxies and X-Forwarded-For %j the server logs %i warnings',
  (proxies, forwarded, count) => {
    const entries: Parameters<Log>[0][] = []
    const clientAddressOf = createClientAddress(proxies, (entry) => entries.push(entry))
    for (const header of forwarded) clientAddressOf(requestFrom(header))
    expect(entries).toHaveLength(count)
    expect(JSON.stringify(entries)).not.toContain('198.51.100')
  },
)
