import { describe, expect, it } from 'vitest'
import { stateCodes, stateError } from '../../machines/rules/places.ts'

const fifty =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
const others = 'DC AA AE AP AS GU MH MP PR VI'

describe('the list of US states is complete and sorted, and only its codes are valid', () => {
  it('the list of US states contains the 50 states, DC, and the codes of territories and the military', () => {
    expect([...stateCodes].toSorted()).toEqual(`${fifty} ${others}`.split(' ').toSorted())
    expect(stateCodes).toHaveLength(60)
  })

  it('the list of US states is in alphabetical order of codes', () => {
    expect([...stateCodes]).toEqual([...stateCodes].toSorted())
  })

  it('every code in the list of US states is valid, and for any other value the error is stateRequired', () => {
    expect(stateCodes.filter((code) => stateError(code) !== null)).toEqual([])
    expect(['', 'nj', 'XX', 'New Jersey'].map(stateError)).toEqual(
      Array.from({ length: 4 }, () => 'stateRequired'),
    )
  })
})
