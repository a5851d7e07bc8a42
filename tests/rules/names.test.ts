import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customerNameOf } from '../../machines/rules/customer-name.ts'
import { required } from '../../machines/rules/errors.ts'

const person = {
  customerType: 'individual',
  firstName: 'Jordan',
  middleName: 'M',
  lastName: 'Rivera',
  customerName: 'left over',
} as const

test('a name of only white space is reported as missing', () => {
  const error = required('firstNameRequired')
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(error(typed)).toBe(typed.trim() === '' ? 'firstNameRequired' : null)
    }),
  )
  expect(error(' \t\u00A0')).toBe('firstNameRequired')
})

test('customerNameOf joins the names of a person, and returns the customer name of a business', () => {
  expect(customerNameOf(person)).toBe('Jordan M Rivera')
  expect(customerNameOf({ ...person, middleName: '' })).toBe('Jordan Rivera')
  expect(customerNameOf({ ...person, customerType: 'business', customerName: 'Riverton Nursery' })).toBe(
    'Riverton Nursery',
  )
})
