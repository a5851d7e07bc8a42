import { type E164, type Expectation, flows, type Flow, type SamplePerson } from './person.ts'

const towns = {
  Cranbury: { state: 'NJ', zipCode: '08512' },
  Hewlett: { state: 'NY', zipCode: '11557' },
  Medford: { state: 'NJ', zipCode: '08055' },
  Moorestown: { state: 'NJ', zipCode: '08057' },
  Palmyra: { state: 'NJ', zipCode: '08065' },
  Princeton: { state: 'NJ', zipCode: '08540' },
  Riverton: { state: 'NJ', zipCode: '08077' },
  Scranton: { state: 'PA', zipCode: '18503' },
  Woodmere: { state: 'NY', zipCode: '11598' },
} as const

/** The outcome of a form with the values that the page shows, or the outcome of each thing to do. */
export type Outcomes = string | Readonly<Record<string, string>>

type Demonstrations = Readonly<Partial<Record<Flow, Outcomes | readonly Outcomes[]>>>

const expectationsOf = (demonstrations: Demonstrations): readonly Expectation[] =>
  flows.flatMap((flow) =>
    [demonstrations[flow] ?? []]
      .flat()
      .flatMap((outcomes: Outcomes) =>
        typeof outcomes === 'string'
          ? { flow, outcome: outcomes }
          : Object.entries(outcomes).map(([todo, outcome]) => ({ flow, todo, outcome })),
      ),
  )

interface Differences extends Partial<
  Omit<SamplePerson, 'contractNumber' | 'name' | 'address' | 'phone' | 'demonstrates'>
> {
  readonly middleName?: string
  readonly isBusiness?: true
  readonly demonstrates: Demonstrations
}

/**
 * @param name a person's first and last name, or the name of a business
 * @param home such as `7 Clay Avenue, Unit 2`
 */
export const person = (
  contractNumber: string,
  name: string,
  home: string,
  city: keyof typeof towns,
  phone: E164,
  { middleName, isBusiness, demonstrates, ...more }: Differences,
): SamplePerson => {
  const [firstName = '', ...last] = name.split(' ')
  const lastName = last.join(' ')
  const [street = '', supplement = ''] = home.split(', ')
  const [houseNumber = '', ...streetName] = street.split(' ')
  return {
    contractNumber,
    name: isBusiness ? { customerName: name } : { firstName, ...(middleName && { middleName }), lastName },
    address: { houseNumber, streetName: streetName.join(' '), supplement, city, ...towns[city] },
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone,
    demonstrates: expectationsOf(demonstrates),
    ...more,
  }
}
