import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customerNameOf } from '../../machines/rules/customer-name.ts'
import { required } from '../../machines/rules/errors.ts'
import { nameError } from '../../machines/rules/person-name.ts'
import { registrant } from '../../stories/examples/people.ts'

const person = { ...registrant, customerName: 'left over' }

test('a name of white space is missing', () => {
  const error = required('firstNameRequired')
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(error(typed)).toBe(typed.trim() === '' ? 'firstNameRequired' : null)
    }),
  )
  expect(error(' \t\u00A0')).toBe('firstNameRequired')
})

test('customerNameOf joins the names of a person or names the business', () => {
  expect(customerNameOf(person)).toBe('Jordan M Rivera')
  expect(customerNameOf({ ...person, middleName: '' })).toBe('Jordan Rivera')
  expect(customerNameOf({ ...person, customerType: 'business', customerName: 'Riverton Nursery' })).toBe(
    'Riverton Nursery',
  )
})

test.each(['Anne‑Marie', 'O’Neil', 'O`Neil', 'Mendes, Jr.', 'Mª-José', 'Gal·la', '李小龙', 'Ḥasan', ''])(
  'the name %o of a third party is allowed',
  (name) => {
    expect(nameError(name)).toBeNull()
  },
)

test.each(['Call 609 555 0148', 'https://evil.example', 'Sam <sam@example.com>', 'You won!', 'a'.repeat(61)])(
  'the name %o of a third party is refused',
  (name) => {
    expect(nameError(name)).toBe('nameInvalid')
  },
)
