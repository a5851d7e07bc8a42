import type { SamplePerson } from '../people/person.ts'
import { accountFact, nameFacts, type Fact } from './person-facts.ts'

/** The login ID that a forgotten password is asked for with. */
const loginIdOf = ({ login, recovery }: SamplePerson): string | undefined =>
  login?.loginId ?? recovery?.formerLogin?.loginId

const addressFacts = ({ address }: SamplePerson): readonly Fact[] => [
  ['House number', address.houseNumber],
  ['Street name', address.streetName],
  ['Supplement', address.supplement],
  ['City', address.city],
  ['State', address.state],
  ['Zip code', address.zipCode],
]

export const recoveryFlows = [
  {
    flow: 'forgotPassword',
    title: 'Forgot password',
    about: 'On /forgotPassword. The mail with the link to a new password is in the outbox.',
  },
  {
    flow: 'forgotLogin',
    title: 'Forgot login ID',
    about: 'On /forgotLogin. The account number may be left out until it is asked for.',
  },
  {
    flow: 'accountLookup',
    title: 'Look up an account number',
    about: 'On /accountNumberLookup and in the dialog of Register. By phone, or by address.',
  },
] as const

/** What has to be typed, in the order of the form. */
export const recoveryFacts = {
  forgotPassword: (person: SamplePerson): readonly Fact[] => [
    accountFact(person),
    ['Login ID', loginIdOf(person)],
    ['Mail to', [person.email, ...(person.recovery?.otherEmails ?? [])].join(', ')],
  ],
  forgotLogin: (person: SamplePerson): readonly Fact[] => [
    ['Email address', person.email],
    accountFact(person),
  ],
  accountLookup: (person: SamplePerson): readonly Fact[] => [
    accountFact(person),
    ...nameFacts(person.name),
    ['Phone', person.phone],
    ...addressFacts(person),
    ['Mail to', person.email || 'nobody: no email on record'],
  ],
}
