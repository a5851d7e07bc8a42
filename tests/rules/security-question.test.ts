import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  securityAnswerError,
  securityQuestionError,
  securityQuestions,
} from '../../machines/rules/security-question.ts'
import { securityQuestions as english } from '../../src/portal/text/en/fields.ts'
import { securityQuestions as spanish } from '../../src/portal/text/es/fields.ts'
import { securityQuestions as french } from '../../src/portal/text/fr/fields.ts'
import { securityQuestions as chinese } from '../../src/portal/text/zh/fields.ts'

const others = { password: 'Orchard-Lane48', loginId: 'jrivera_48', email: 'jordan@example.com' }

test('there are 18 security questions, with different texts in every language', () => {
  expect(securityQuestions).toHaveLength(18)
  for (const words of [english, spanish, french, chinese]) {
    expect(Object.keys(words)).toEqual([...securityQuestions])
    expect(new Set(Object.values(words)).size).toBe(18)
  }
})

test('each of the 18 security questions is accepted', () => {
  expect(securityQuestions.map(securityQuestionError)).toEqual(securityQuestions.map(() => null))
})

test('a value that is no security question is missing', () => {
  const known = new Set<string>(securityQuestions)
  fc.assert(
    fc.property(fc.oneof(fc.constant(''), fc.constant('__proto__'), fc.string()), (chosen) => {
      fc.pre(!known.has(chosen))
      expect(securityQuestionError(chosen)).toBe('securityQuestionRequired')
    }),
  )
})

test('an empty answer is missing, and below four characters too short', () => {
  expect(securityAnswerError('  ', others)).toBe('securityAnswerRequired')
  expect(securityAnswerError(' bee ', others)).toBe('securityAnswerTooShort')
  expect(securityAnswerError('蜜蜂', others)).toBe('securityAnswerTooShort')
  expect(securityAnswerError('bees', others)).toBeNull()
})

test('an answer equal to password, login ID or email is refused', () => {
  const cases = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => ` ${text.toLowerCase()} `,
  )
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(others)), cases, (other, change) => {
      expect(securityAnswerError(change(other), others)).toBe('securityAnswerMatches')
    }),
  )
})

test('an answer that contains the login ID and more is accepted', () => {
  expect(securityAnswerError('the jrivera_48 school', others)).toBeNull()
})
