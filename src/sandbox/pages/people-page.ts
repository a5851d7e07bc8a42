import { html } from 'hono/html'
import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { examplesWithoutPerson, people, phonesWithoutSms } from '../people/people.ts'
import { displayName, flows, samplePassword, type Flow, type SamplePerson } from '../people/person.ts'
import type { MailKind } from '../seed/resend-mail.ts'
import { sections } from './people-page-flows.ts'
import { contents, factList, type Markup, sandboxPage } from './sandbox-page.ts'

/** `since` is the time of the registration. */
interface Now {
  readonly contractNumber: string
  readonly loginId: string
  readonly status: string
  readonly since: Date
}

const readNow = async (db: Database): Promise<ReadonlyMap<string, Now>> => {
  const rows: Now[] = await db
    .selectFrom('loginAccount')
    .innerJoin('login', 'login.oktaId', 'loginAccount.oktaId')
    .select(['contractNumber', 'loginId', 'status', 'createdAt as since'])
    .where('role', '=', 'primary')
    .execute()
  return new Map(rows.map((row) => [row.contractNumber, row]))
}

const keyOf = (page: string, recipient = '') => `${page} ${recipient}`

/** The link of the latest mail to each recipient for each page. */
const readMailedLinks = async (db: Database): Promise<ReadonlyMap<string, string>> => {
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

const sendForm = (kind: MailKind, { contractNumber, name }: SamplePerson): Markup =>
  html`<form method="post" action="/sandbox/send">
    <input type="hidden" name="kind" value="${kind}" />
    <input type="hidden" name="account" value="${contractNumber}" />
    <button>Send the mail anew<span class="for"> for ${displayName(name)}</span></button>
  </form>`

/** For cases that no sample person demonstrates. */
const sendSection = html`<section>
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

const examples = (shown: readonly (readonly [todo: string | undefined, outcome: string])[]) =>
  html`<ul>
    ${shown.map(([todo, outcome]) => html`<li>${todo && html`<em>${todo}</em> `}${outcome}</li>`)}
  </ul>`

/** @param foreignIssuer the issuer of an external identity provider, if the server uses one */
export const peoplePage = async (db: Database, foreignIssuer: string | null = null): Promise<string> => {
  const [logins, mailed] = await Promise.all([readNow(db), readMailedLinks(db)])
  const card = (person: SamplePerson, flow: Flow) => {
    const { facts, mail, open } = sections[flow]
    const recipient = flow === 'thirdParty' ? person.links?.thirdParty?.email : person.email
    const latest = mail && mailed.get(keyOf(mail.page, recipient))
    const now = logins.get(person.contractNumber)
    return html`<article class="card">
      <h3>${displayName(person.name)}</h3>
      ${factList(facts(person))}
      ${examples(
        person.demonstrates.flatMap((shown) => (shown.flow === flow ? [[shown.todo, shown.outcome]] : [])),
      )}
      <p>${open?.(person)}${latest && html`<a href="${latest}">Open the link of the latest mail</a>`}</p>
      ${mail && sendForm(mail.kind, person)}
      ${
        now &&
        html`<p>
          <small
            >Now: login ${now.loginId}, ${now.status}, registered
            ${now.since.toISOString().slice(0, 10)}</small
          >
        </p>`
      }
    </article>`
  }
  const section = (flow: Flow) =>
    html`<section>
      <h2 id="${flow}">${sections[flow].title}</h2>
      <p>${sections[flow].about}</p>
      ${examples(Object.entries(examplesWithoutPerson[flow]))}
      ${people
        .filter(({ demonstrates }) => demonstrates.some((shown) => shown.flow === flow))
        .map((person) => card(person, flow))}
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
    ${contents([
      ...flows.map((flow) => [flow, sections[flow].title] as const),
      ['send', 'Send a mail with a link'],
    ])}
    ${flows.map(section)} ${sendSection}`
  return sandboxPage('Sample people', page.toString())
}
