import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAlreadyActive, readableSummary } from '../../machines/rules/provider-message.ts'
import { anyText } from './any-text.ts'

test.each([
  ['Invalid token provided.', 'Invalid code provided.'],
  ['Token expired. A new token was sent.', 'Code expired. A new code was sent.'],
  ['Too many wrong tokens.', 'Too many wrong codes.'],
  ['Tokens expire. TOKEN, TOKENS!', 'Codes expire. CODE, CODES!'],
  ["The token's time is over.", "The code's time is over."],
  ['A tokenised card', 'A tokenised card'],
  ['', ''],
])('if the identity provider sends the message "%s", the person reads "%s"', (summary, readable) => {
  expect(readableSummary(summary)).toBe(readable)
})

test('a message of the provider has 200 characters and no word "token"', () => {
  fc.assert(
    fc.property(anyText(400), fc.boolean(), (text, named) => {
      const readable = readableSummary(named ? `token ${text}` : text)
      expect(readable.length).toBeLessThanOrEqual(200)
      expect(readable).not.toMatch(/\btokens?\b/i)
    }),
  )
})

test('isAlreadyActive is true only for "Factor is already active."', () => {
  expect(isAlreadyActive('Factor is already active.')).toBe(true)
  expect(isAlreadyActive(' Factor is already active. ')).toBe(true)
  fc.assert(
    fc.property(fc.string(), (summary) => {
      fc.pre(summary.trim() !== 'Factor is already active.')
      expect(isAlreadyActive(summary)).toBe(false)
    }),
  )
  expect(isAlreadyActive('factor is already active.')).toBe(false)
})
