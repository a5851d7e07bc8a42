import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCode, verificationCodeError } from '../../machines/rules/verification-code.ts'
import { asTyped } from './as-typed.ts'

const around: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => `#${code}`,
  (code) => `${code.slice(0, 3)} - ${code.slice(3)}`,
  (code) => [...code].join('–'),
  (code) =>
    `${code} is your MyWater verification code. It expires in 10 minutes.\n\n@water24.example #${code}`,
  (code) => `您的验证码是${code}。`,
  (code) => `G-${code} (1-800-555-0199)`,
  ...Object.values(asTyped),
]

test('a code is read wherever it stands in the text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6}$/), fc.constantFrom(...around), (code, write) => {
      expect(readCode(write(code))).toBe(code)
      expect(verificationCodeError(write(code))).toBeNull()
    }),
  )
})

test.each(['', ' –\t', 'none', '12345', '1234567', '123456 or 654321', '123 456 78', '1-800-555-0199'])(
  'the text %j contains no code, so the error is verificationCodeRequired',
  (typed) => {
    expect(verificationCodeError(typed)).toBe('verificationCodeRequired')
  },
)
