import { expect, test } from 'vitest'
import { readablePhone } from '../../../src/portal/flows/verification/phone-verification.tsx'

test.each([
  ['+16095550148', '+1 (609) 555-0148'],
  ['+442079460018', '+442079460018'],
  ['+1609555014', '+1609555014'],
  ['', ''],
])('readablePhone formats the phone number %s as %s', (international, readable) => {
  expect(readablePhone(international)).toBe(readable)
})
