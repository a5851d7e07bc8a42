import { expect, it } from 'vitest'
import { phoneCallingCode, recordedPhone } from '../../machines/rules/phone.ts'

it.each([
  ['+16095550148', '1'],
  ['+4915112345678', '49'],
  ['', ''],
  ['nothing', ''],
])('for the phone number %o the country calling code is %o', (number, code) => {
  expect(phoneCallingCode(number)).toBe(code)
})

it.each([
  ['6095550148', '1', '+16095550148'],
  ['(609) 555-0148', '+1', '+16095550148'],
  ['+16095550148', '1', '+16095550148'],
  ['15112345678', '49', '+4915112345678'],
  ['6095550148', '', '+16095550148'],
  ['', '1', ''],
])('the number %o with the calling code %o is %o', (number, code, international) => {
  expect(recordedPhone(number, code)).toBe(international)
})
