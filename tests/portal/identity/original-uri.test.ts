import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { paths } from '../../../src/contract/portal-paths.ts'
import { safeOriginalUri } from '../../../src/portal/identity/original-uri.ts'
import { anyText } from '../../rules/any-text.ts'

const origin = 'https://mywater.example'

test.each(['/account', '/account?tab=bills#top', '/', '/a//b', '/registrationConfirmation', '/%2Fevil'])(
  'safeOriginalUri returns the path %s unchanged',
  (uri) => {
    expect(safeOriginalUri(uri, origin)).toBe(uri)
  },
)

test.each([
  undefined,
  null,
  '',
  'account',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /account',
  '/account\u0000',
  '/account\u202Egpj',
  `/${'a'.repeat(2000)}`,
])('safeOriginalUri returns the account page for the unsafe path %j', (uri) => {
  expect(safeOriginalUri(uri, origin)).toBe(paths.account)
})

test('safeOriginalUri returns a path of the same origin for any text', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil',
  )
  const hostile = fc.oneof(
    fc.webUrl(),
    anyText(),
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  )
  fc.assert(
    fc.property(hostile, (uri) => {
      const path = safeOriginalUri(uri, origin)
      expect(path).toMatch(/^\/(?![/\\])/)
      const target = new URL(path, origin)
      expect(target.origin).toBe(origin)
      // The portal checks twice: before it stores the path, and before it uses it.
      expect(safeOriginalUri(path, origin)).toBe(path)
    }),
    { numRuns: 2000 },
  )
})
