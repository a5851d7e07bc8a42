import { paths } from '../../contract/portal-paths.ts'
import { html } from 'hono/html'
import type { Database } from '../../server/database/database.ts'
import { examplesWithoutPerson, people, phonesWithoutSms } from '../people/people.ts'
import {
  accountFact,
  nameFacts,
  linkFacts,
  linkFlows,
  mailedLink,
  openMailed,
  readMailedLinks,
  sendForm,
  sendSection,
  recoveryFacts,
  recoveryFlows,
} from './people-page-flows.ts'
import type { Fact } from './people-page-flows.ts'
import {
  displayName,
  isOrganization,
  samplePassword,
  type Flow,
  type SamplePerson,
} from '../people/person.ts'
import { sandboxPage } from './sandbox-page.ts'

type Markup = ReturnType<typeof html>

/** `since` is the time of the registration. */
interface Now {
  readonly contractNumber: string
  readonly loginId: string
  readonly status: string
  readonly since: Date
}

const flows: readonly { readonly flow: Flow; readonly title: string; readonly about: string }[] = [
  {
    flow: 'eligibility',
    title: 'Register: who is eligible',
    about: 'On /register. Each account answers with one of the documented statuses.',
  },
  {
    flow: 'creation',
    title: 'Create a login, confirm the phone',
    about: 'On /createLogin and the confirmation after it, for accounts that are eligible.',
  },
  {
    flow: 'activation',
    title: 'Activate from the mailed link',
    about: 'On /registrationComplete. New mails and SMS are in the outbox.',
  },
  { flow: 'signIn', title: 'Sign in', about: 'With Login on the landing page.' },
  ...recoveryFlows,
  ...linkFlows,
]

const registerLink = ({ contractNumber, name }: SamplePerson): string => {
  const names = isOrganization(name)
    ? { customerType: 'O', firstName: name.customerName }
    : { customerType: 'P', ...name }
  return `${paths.register}?${new URLSearchParams({ accountNumber: contractNumber, ...names })}`
}

const billFacts = (person: SamplePerson): readonly Fact[] => [accountFact(person), ...nameFacts(person.name)]

const factsToType: Record<Flow, (person: SamplePerson) => readonly Fact[]> = {
  eligibility: billFacts,
  creation: billFacts,
  activation: (person) => [
    accountFact(person),
    ['Login ID', person.login?.loginId],
    ['Mail to', person.email],
  ],
  signIn: (person) => [
    accountFact(person),
    ['Login ID', person.login?.loginId],
    ['Password', samplePassword],
  ],
  ...recoveryFacts,
  ...linkFacts,
}

const facts = (all: readonly Fact[]): Markup =>
  html`<dl class="facts">
    ${all.map(
      ([term, value]) =>
        value &&
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`

const openLinks: Record<Flow, (person: SamplePerson, mailed: string | undefined) => Markup | ''> = {
  eligibility: (person) => html`<a href="${registerLink(person)}">Open Register filled in</a>`,
  creation: (person) => html`<a href="${registerLink(person)}">Open Register filled in</a>`,
  activation: openMailed,
  signIn: (person) =>
    person.login
      ? html`<a href="${paths.login}?${new URLSearchParams({ login: person.login.loginId })}"
          >Open Login filled in</a
        >`
      : '',
  forgotPassword: () => html`<a href="${paths.forgotPassword}">Open Forgot Password</a>`,
  forgotLogin: () => html`<a href="${paths.forgotLogin}">Open Forgot Login ID</a>`,
  accountLookup: () => html`<a href="${paths.accountNumberLookup}">Open Look Up Account</a>`,
  thirdParty: openMailed,
  invitation: openMailed,
  paperless: openMailed,
}

const card = (person: SamplePerson, flow: Flow, mailed: string | undefined, now: Now | undefined): Markup =>
  html`<article class="card">
    <h3>${displayName(person.name)}</h3>
    ${facts(factsToType[flow](person))}
    <ul>
      ${person.demonstrates
        .filter((expectation) => expectation.flow === flow)
        .map(({ todo, outcome }) => html`<li>${todo && html`<em>${todo}</em> `}${outcome}</li>`)}
    </ul>
    <p>${openLinks[flow](person, mailed)}</p>
    ${sendForm(flow, person)}
    ${
      now &&
      html`<p>
        <small
          >Now: login ${now.loginId}, ${now.status}, registered ${now.since.toISOString().slice(0, 10)}</small
        >
      </p>`
    }
  </article>`

const readNow = async (db: Database): Promise<ReadonlyMap<string, Now>> => {
  const rows: Now[] = await db
    .selectFrom('loginAccount')
    .innerJoin('login', 'login.oktaId', 'loginAccount.oktaId')
    .select(['contractNumber', 'loginId', 'status', 'createdAt as since'])
    .where('role', '=', 'primary')
    .execute()
  return new Map(rows.map((row) => [row.contractNumber, row]))
}

/** @param foreignIssuer the issuer of an external identity provider, if the server uses one */
export const peoplePage = async (db: Database, foreignIssuer: string | null = null): Promise<string> => {
  const [now, mailed] = await Promise.all([readNow(db), readMailedLinks(db)])
  const section = ({ flow, title, about }: (typeof flows)[number]) =>
    html`<section>
      <h2 id="${flow}">${title}</h2>
      <p>${about}</p>
      <ul>
        ${examplesWithoutPerson
          .filter((expectation) => expectation.flow === flow)
          .map(({ todo, outcome }) => html`<li><em>${todo}</em> ${outcome}</li>`)}
      </ul>
      ${people
        .filter((person) => person.demonstrates.some((expectation) => expectation.flow === flow))
        .map((person) =>
          card(person, flow, mailedLink(mailed, flow, person), now.get(person.contractNumber)),
        )}
    </section>`
  const page = await html`<p>
      These people are not real. Mails and SMS are in the <a href="/sandbox/outbox">outbox</a>. Every sample
      login has the password <code>${samplePassword}</code>. Any phone takes SMS, except
      ${phonesWithoutSms.join(', ')}.
      ${
        foreignIssuer === null
          ? ''
          : html`The sign-in is at <code>${foreignIssuer}</code>. That provider does not know these people.`
      }
    </p>
    <nav>
      <ul>
        ${flows.map(({ flow, title }) => html`<li><a href="#${flow}">${title}</a></li>`)}
        <li><a href="#send">Send a mail with a link</a></li>
      </ul>
    </nav>
    ${flows.map(section)} ${sendSection(people)}`
  return sandboxPage('Sample people', page.toString())
}
