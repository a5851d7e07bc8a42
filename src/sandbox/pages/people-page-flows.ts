import { isOrganization, displayName } from '../people/person.ts'
import type { SamplePerson, Flow } from '../people/person.ts'
import { html } from 'hono/html'
import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { MailKind } from '../seed/resend-mail.ts'

/** Not shown if the value is `undefined`. */
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

/** In the order of the form's fields. */
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

type Markup = ReturnType<typeof html>

export const linkFlows = [
  {
    flow: 'thirdParty',
    title: 'Become a third party',
    about:
      'From the link of the mail to the third party. You can send an answered request again. It is then as at the start.',
  },
  {
    flow: 'invitation',
    title: 'Register from an invitation',
    about: 'From the link of the mail to the customer.',
  },
  {
    flow: 'paperless',
    title: 'Paperless billing',
    about:
      'From the link of the mail to the customer. If you send the mail again, the account gets paper bills again.',
  },
] as const

const mailFacts = (person: SamplePerson): readonly Fact[] => [accountFact(person), ['Mail to', person.email]]

export const linkFacts = {
  thirdParty: (person: SamplePerson): readonly Fact[] => [
    accountFact(person),
    ['Third party', person.links?.thirdParty?.fullName],
    ['Mail to', person.links?.thirdParty?.email],
  ],
  invitation: mailFacts,
  paperless: mailFacts,
}

const pages: Partial<Record<Flow, { readonly page: string; readonly kind: MailKind }>> = {
  activation: { page: 'registrationComplete', kind: 'activation' },
  thirdParty: { page: 'secondaryAccountHolder', kind: 'thirdParty' },
  invitation: { page: 'registrationInvitation', kind: 'invitation' },
  paperless: { page: 'paperlessEnrollment', kind: 'paperless' },
}

/** The key consists of the page and the recipient. */
type MailedLinks = ReadonlyMap<string, string>

const keyOf = (page: string, recipient: string) => `${page} ${recipient}`

export const readMailedLinks = async (db: Database): Promise<MailedLinks> => {
  const link = sql<string>`links[1]`
  const page = sql<string>`substring(${link} from '/([A-Za-z]+)[?]')`
  const rows = await db
    .selectFrom('message')
    .select(['recipient', link.as('link'), page.as('page')])
    .distinctOn(['recipient', page])
    .where('kind', '=', 'mail')
    .where(page, 'is not', null)
    .orderBy('recipient')
    .orderBy(page)
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((mail) => [keyOf(mail.page, mail.recipient), mail.link]))
}

export const mailedLink = (mailed: MailedLinks, flow: Flow, person: SamplePerson): string | undefined => {
  const recipient = flow === 'thirdParty' ? person.links?.thirdParty?.email : person.email
  return mailed.get(keyOf(pages[flow]?.page ?? '', recipient ?? ''))
}

export const openMailed = (_: SamplePerson, mailed: string | undefined): Markup | '' =>
  mailed ? html`<a href="${mailed}">Open the link of the latest mail</a>` : ''

/** Empty if the flow has no mailed link. */
export const sendForm = (flow: Flow, person: SamplePerson): Markup | '' => {
  const kind = pages[flow]?.kind
  if (!kind) return ''
  return html`<form method="post" action="/sandbox/send">
    <input type="hidden" name="kind" value="${kind}" />
    <input type="hidden" name="account" value="${person.contractNumber}" />
    <button>Send the mail anew<span class="for"> for ${displayName(person.name)}</span></button>
  </form>`
}

/** For cases that no sample person demonstrates. */
export const sendSection = (people: readonly SamplePerson[]): Markup =>
  html`<section>
    <h2 id="send">Send a mail with a link</h2>
    <p>To anybody of the sample data. The mail is in the outbox right after.</p>
    <form method="post" action="/sandbox/send">
      <p>
        <label for="kind">Mail</label>
        <select id="kind" name="kind">
          <option value="invitation">Invitation to register</option>
          <option value="thirdParty">Request to a third party</option>
          <option value="paperless">Paperless billing</option>
          <option value="activation">Activation</option>
        </select>
      </p>
      <p>
        <label for="account">Account</label>
        <select id="account" name="account">
          ${people.map(
            ({ contractNumber, name }) =>
              html`<option value="${contractNumber}">${displayName(name)}, XXXX-${contractNumber}</option>`,
          )}
        </select>
      </p>
      <button>Send</button>
    </form>
  </section>`
