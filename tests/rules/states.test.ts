import { expect, it } from 'vitest'
import { stateCodes, stateError } from '../../machines/rules/places.ts'

const fifty =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
const others = 'DC AA AE AP AS GU MH MP PR VI'

it('the list has the 50 states, DC, territories and the military', () => {
  expect([...stateCodes].toSorted()).toEqual(`${fifty} ${others}`.split(' ').toSorted())
  expect(stateCodes).toHaveLength(60)
})

it('the list of US states is in alphabetical order of codes', () => {
  expect([...stateCodes]).toEqual([...stateCodes].toSorted())
})

it('every code of the list is valid, and no other value', () => {
  expect(stateCodes.filter((code) => stateError(code) !== null)).toEqual([])
  expect(['', 'nj', 'XX', 'New Jersey'].map(stateError)).toEqual(
    Array.from({ length: 4 }, () => 'stateRequired'),
  )
})
