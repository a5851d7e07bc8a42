import { html } from 'hono/html'
import { paths } from '../../contract/portal-paths.ts'
import { type Flow, isOrganization, samplePassword, type SamplePerson } from '../people/person.ts'
import type { MailKind } from '../seed/resend-mail.ts'
import type { Markup } from './sandbox-page.ts'

type Fact = readonly [term: string, value: string | undefined]

interface FlowSection {
  readonly title: string
  readonly about: string
  /** In the order of the form's fields. */
  readonly facts: (person: SamplePerson) => readonly Fact[]
  readonly open?: (person: SamplePerson) => Markup | ''
  /** The mail whose link leads to the flow, and the page that the link opens. */
  readonly mail?: { readonly kind: MailKind; readonly page: string }
}

const accountFact = ({ contractNumber }: SamplePerson): Fact => ['Account number', `XXXX-${contractNumber}`]

const nameFacts = (name: SamplePerson['name']): readonly Fact[] =>
  isOrganization(name)
    ? [['Business name', name.customerName]]
    : [
        ['First name', name.firstName],
        ['Middle name', name.middleName],
        ['Last name', name.lastName],
      ]

const addressFacts = ({ address }: SamplePerson): readonly Fact[] => [
  ['House number', address.houseNumber],
  ['Street name', address.streetName],
  ['Supplement', address.supplement],
  ['City', address.city],
  ['State', address.state],
  ['Zip code', address.zipCode],
]

const mailFacts = (person: SamplePerson): readonly Fact[] => [accountFact(person), ['Mail to', person.email]]

const link = (href: string, text: string): Markup => html`<a href="${href}">${text}</a>`

const bill = {
  facts: (person: SamplePerson) => [accountFact(person), ...nameFacts(person.name)],
  open: ({ contractNumber, name }: SamplePerson) => {
    const names = isOrganization(name)
      ? { customerType: 'O', firstName: name.customerName }
      : { customerType: 'P', ...name }
    const query = new URLSearchParams({ accountNumber: contractNumber, ...names })
    return link(`${paths.register}?${query}`, 'Open Register filled in')
  },
}

export const sections: Readonly<Record<Flow, FlowSection>> = {
  eligibility: {
    title: 'Register: who is eligible',
    about: 'On /register. Each account answers with one of the documented statuses.',
    ...bill,
  },
  creation: {
    title: 'Create a login, confirm the phone',
    about: 'On /createLogin and the confirmation after it, for accounts that are eligible.',
    ...bill,
  },
  activation: {
    title: 'Activate from the mailed link',
    about: 'On /registrationComplete. New mails and SMS are in the outbox.',
    facts: (person) => [accountFact(person), ['Login ID', person.login?.loginId], ['Mail to', person.email]],
    mail: { kind: 'activation', page: 'registrationComplete' },
  },
  signIn: {
    title: 'Sign in',
    about: 'With Login on the landing page.',
    facts: (person) => [
      accountFact(person),
      ['Login ID', person.login?.loginId],
      ['Password', samplePassword],
    ],
    open: ({ login }) =>
      login
        ? link(`${paths.login}?${new URLSearchParams({ login: login.loginId })}`, 'Open Login filled in')
        : '',
  },
  forgotPassword: {
    title: 'Forgot password',
    about: 'On /forgotPassword. The mail with the link to a new password is in the outbox.',
    facts: (person) => [
      accountFact(person),
      ['Login ID', person.login?.loginId ?? person.recovery?.formerLogin?.loginId],
      ['Mail to', [person.email, ...(person.recovery?.otherEmails ?? [])].join(', ')],
    ],
    open: () => link(paths.forgotPassword, 'Open Forgot Password'),
  },
  forgotLogin: {
    title: 'Forgot login ID',
    about: 'On /forgotLogin. The account number may be left out until it is asked for.',
    facts: (person) => [['Email address', person.email], accountFact(person)],
    open: () => link(paths.forgotLogin, 'Open Forgot Login ID'),
  },
  accountLookup: {
    title: 'Look up an account number',
    about: 'On /accountNumberLookup and in the dialog of Register. By phone, or by address.',
    facts: (person) => [
      accountFact(person),
      ...nameFacts(person.name),
      ['Phone', person.phone],
      ...addressFacts(person),
      ['Mail to', person.email || 'nobody: no email on record'],
    ],
    open: () => link(paths.accountNumberLookup, 'Open Look Up Account'),
  },
  thirdParty: {
    title: 'Become a third party',
    about:
      'From the link of the mail to the third party. You can send an answered request again. It is then as at the start.',
    facts: (person) => [
      accountFact(person),
      ['Third party', person.links?.thirdParty?.fullName],
      ['Mail to', person.links?.thirdParty?.email],
    ],
    mail: { kind: 'thirdParty', page: 'secondaryAccountHolder' },
  },
  invitation: {
    title: 'Register from an invitation',
    about: 'From the link of the mail to the customer.',
    facts: mailFacts,
    mail: { kind: 'invitation', page: 'registrationInvitation' },
  },
  paperless: {
    title: 'Paperless billing',
    about:
      'From the link of the mail to the customer. If you send the mail again, the account gets paper bills again.',
    facts: mailFacts,
    mail: { kind: 'paperless', page: 'paperlessEnrollment' },
  },
}
