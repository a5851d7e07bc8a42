import { randomBytes } from 'node:crypto'
import { descriptions, groups, isOperationName, operations } from '../../src/contract/operations.ts'
import type { OperationName } from '../../src/contract/operations.ts'
import { People } from './people.ts'

/** Such as `third-party`: one for each group of the contract, in the order of the check. */
export const journeys = groups.map(({ name }) => name.toLowerCase().replace(' ', '-'))

/** The decoded responses of earlier calls, by operation. */
export type EarlierResponses = ReadonlyMap<OperationName, unknown>

type Fields = Readonly<Record<string, unknown>>

export interface PlannedCall {
  readonly journey: string
  readonly name: OperationName
  readonly writes: boolean
  /** No `value` for a GET request. `lacks` describes data that is missing. */
  readonly body: (known: EarlierResponses) => { readonly value?: unknown; readonly lacks?: string }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))

/** The test data of a person, also under the other names that the contract has for the same fields. */
const dataOf = (person: Fields): Fields => ({
  contractNumber: person['contractAccountNumber'],
  connectionContractNumber: person['contractAccountNumber'],
  thirdPartyURLHashCode: person['hashcode'],
  bussinessPartnerNumber: person['businessPartnerNumber'],
  customerName: `${String(person['firstName'])} ${String(person['lastName'])}`,
  ...person,
})

/** The calls that name a stranger's ID in vain are answered with a documented refusal. */
const answeredForAnybody: readonly OperationName[] = ['changeRegistrationEmail', 'updateUserResetEmail']

/** Fields whose value only an earlier call can tell, with what that call has not told if they are missing. */
const lacking: Readonly<Record<string, string>> = {
  oktaId: 'no earlier call created a login',
  emailFactorId: 'enrollEmailFactor answered no id',
  factorId: 'enrollEmailFactor answered no id',
  businessPartnerNumber: 'getThirdPartyRequest answered no primary_business_partner_number',
}

/** What earlier calls have answered for these fields of a call: those of its own group, and those that create. */
const answersFor = (members: object, known: EarlierResponses): Fields => {
  const fieldOf = (name: OperationName, field: string) => {
    const answer = known.get(name)
    return isFields(answer) ? answer[field] : undefined
  }
  const makers = [...known.keys()].filter((name) => name in members || operations[name].isIdempotent)
  const holder = fieldOf('getThirdPartyRequest', 'primary_business_partner_number')
  const emailFactor = fieldOf('enrollEmailFactor', 'id')
  return withoutEmpty({
    oktaId: makers.map((name) => fieldOf(name, 'oktaId')).findLast(Boolean),
    emailFactorId: emailFactor,
    factorId: emailFactor,
    businessPartnerNumber: holder,
    primaryBusinessPartnerNumber: holder,
  })
}

/** Each call of the contract: its example, with the data of the test people and of earlier answers put in. */
export const planOf = (people: People): readonly PlannedCall[] => {
  const { captchaToken: _, ...persons } = people
  const given: Readonly<Record<string, Fields | undefined>> = {
    ...persons,
    activation: people.registration,
  }
  const needsPerson = (journey: string) => journey === 'activation' || journey in People.entries
  return groups.flatMap(({ operations: members }, place) => {
    const journey = journeys[place] ?? ''
    const loginId = `check${randomBytes(3).toString('hex')}`
    const person = given[journey]
    const bodyOf = (name: OperationName, known: EarlierResponses): ReturnType<PlannedCall['body']> => {
      const example: unknown = descriptions[name].request
      if (!isFields(example)) return {}
      if (!person && needsPerson(journey)) return { lacks: `no test data is given for ${journey}` }
      const values: Fields = { loginId, ...answersFor(members, known), ...(person && dataOf(person)) }
      const lacks = Object.keys(example).find((field) => field in lacking && !(field in values))
      if (lacks !== undefined && !answeredForAnybody.includes(name)) return { lacks: lacking[lacks] ?? '' }
      return {
        value: Object.fromEntries(
          Object.entries(example).map(([field, value]) => [field, values[field] ?? value]),
        ),
      }
    }
    return Object.keys(members)
      .filter(isOperationName)
      .map((name) => ({
        journey,
        name,
        writes: descriptions[name].isRead !== true,
        body: (known) => bodyOf(name, known),
      }))
  })
}
