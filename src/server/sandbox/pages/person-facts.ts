import { isOrganization, type SamplePerson } from '../people/person.ts'

/** What stands beside a sample person; a fact without a value is left out. */
export type Fact = readonly [term: string, value: string | undefined]

export const accountFact = ({ contractNumber }: SamplePerson): Fact => [
  'Account number',
  `XXXX-${contractNumber}`,
]

export const nameFacts = (name: SamplePerson['name']): readonly Fact[] =>
  isOrganization(name)
    ? [['Business name', name.customerName]]
    : [
        ['First name', name.firstName],
        ['Middle name', name.middleName],
        ['Last name', name.lastName],
      ]
