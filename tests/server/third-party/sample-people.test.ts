import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromNow, now } from '../../../src/server/database/database.ts'
import { mailKinds } from '../../../src/sandbox/seed/resend-mail.ts'
import { people } from '../../../src/sandbox/people/people.ts'
import {
  displayName,
  samplePassword,
  type Flow,
  type SamplePerson,
} from '../../../src/sandbox/people/person.ts'
import { seedPeople } from '../../../src/sandbox/seed/seed.ts'
import { openServerFixture, type ServerFixture } from '../harness/server-fixture.ts'
import { registrationFor } from '../harness/third-party-fixture.ts'

/**
 * The sandbox page lists the outcome of each mailed link of a sample person. The operations must return this outcome.
 */

let fixture: ServerFixture
beforeAll(async () => {
  fixture = await openServerFixture()
})
afterAll(() => fixture.close())

const promised = (flow: Flow): [string, string, SamplePerson][] =>
  people.flatMap((person) =>
    person.demonstrates
      .filter((expectation) => expectation.flow === flow && !expectation.todo?.includes('after that'))
      .map(({ outcome }): [string, string, SamplePerson] => [displayName(person.name), outcome, person]),
  )

const mailedTo = async (recipient: string, page: string): Promise<URLSearchParams> => {
  const mails = fixture.db.selectFrom('message').select('links').where('recipient', '=', recipient)
  const links = (await mails.orderBy('id', 'desc').execute()).map(({ links: [link = ''] }) => link)
  return new URL(links.find((link) => link.includes(`/${page}?`)) ?? '', fixture.origin).searchParams
}
const hashcodeOf = async ({ links }: SamplePerson) =>
  (await mailedTo(links?.thirdParty?.email ?? '', 'secondaryAccountHolder')).get('code') ?? ''
const linkOf = async ({ email }: SamplePerson) => {
  const query = await mailedTo(email, 'paperlessEnrollment')
  return {
    businessPartnerGuid: query.get('bpg') ?? '',
    connectionContractNumber: query.get('ca') ?? '',
  }
}
const invitationOf = async ({ email }: SamplePerson) => {
  const query = await mailedTo(email, 'registrationInvitation')
  return { invitationGuid: query.get('guid') ?? '', accountNumber: query.get('accountNumber') ?? '' }
}

const send = (kind: string, account: string, origin = fixture.origin) =>
  fetch(`${fixture.origin}/sandbox/send`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({ kind, account }),
  })

const find = (name: string): SamplePerson => {
  const person = people.find((other) => displayName(other.name) === name)
  if (!person) throw new Error(`nobody called ${name}`)
  return person
}

/**
 * Completes as many steps of a third-party request as possible. Returns the status and the Details of each response,
 * one per line.
 */
const goOn = async (person: SamplePerson): Promise<string> => {
  const hashcode = await hashcodeOf(person)
  const visitor = fixture.visitorWithoutCaptcha()
  const request = await visitor.call('getThirdPartyRequest', { hashcode })
  const status = request.thirdparty_request_status_code
  if (status === 'Pending')
    await visitor.call('updateThirdPartyRequestStatusCode', { hashcode, status: 'Accepted' })
  const words = [status]
  const number = request.reln_business_partner_number ?? ''
  if (number !== '') {
    const linked = { thirdPartyURLHashCode: hashcode, thirdPartyBusinessPartnerNumber: number }
    const { outputObject } = await visitor.call('createSecondaryAccountHolder', linked)
    words.push(`returnStatus ${outputObject.returnStatus}`)
  } else if (status === 'Accepted') {
    const numbers = { contractNumber: person.contractNumber, email: request.reln_email ?? '', hashcode }
    const businessPartnerNumber = request.primary_business_partner_number ?? ''
    const registration = registrationFor({ ...numbers, businessPartnerNumber, id: '', holderEmail: '' })
    words.push((await visitor.call('thirdPartyRegistrationSubmit', registration)).Details)
  }
  return words.join('\n')
}

describe('each third-party request of the sample people has the outcome that the sandbox page lists', () => {
  test.each(promised('thirdParty'))(
    'the calls for the third-party request of %s return what the sandbox page lists: %s',
    async (_, outcome, person) => {
      const words = (await goOn(person)).split('\n').filter((word) => word !== '')
      const notSaid = words.filter((word) => !outcome.includes(word))
      // For some people, the sandbox page lists only the response of the last call. Therefore the page does not have to
      // list the status Accepted of an earlier call.
      expect(notSaid.filter((word) => word !== 'Accepted')).toEqual([])
      expect(words.length).toBeGreaterThan(0)
    },
  )

  test('the sample people cover every status, address type and refusal of third-party requests', () => {
    const all = people.flatMap(({ links }) => (links?.thirdParty ? [links.thirdParty] : []))
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set([undefined, 'Accepted', 'Rejected', 'Removed', 'Expired', 'Completed']),
    )
    expect(new Set(all.flatMap(({ address }) => address?.addressType ?? [])).size).toBe(4)
    expect(new Set(all.flatMap(({ refusal }) => refusal ?? [])).size).toBe(3)
  })
})

describe('each invitation of the sample people has the outcome that the sandbox page lists', () => {
  test.each(promised('invitation'))(
    'the invitation of %s has the outcome "%s"',
    async (_, outcome, person) => {
      const answer = await fixture
        .visitorWithoutCaptcha()
        .call('getEnrollmentDetails', await invitationOf(person))
      const status = 'Status' in answer ? answer.Status : 'The form'
      expect(outcome.startsWith('Failed') ? 'The form' : outcome).toContain(status)
      expect('email' in answer ? answer.email : person.email).toBe(person.email)
    },
  )
})

describe('each paperless link of the sample people has the outcome that the sandbox page lists', () => {
  test.each(promised('paperless'))(
    'the paperless link of %s has the outcome "%s"',
    async (_, outcome, person) => {
      const link = await linkOf(person)
      const visitor = fixture.visitorWithoutCaptcha()
      const { Status } = await visitor.call('enrollInPaperless', link)
      expect(outcome).toContain(Status)
      const { returnStatuses } = await visitor.call('paperlessRegistrationComplete', link)
      expect(returnStatuses[0]?.returnStatus).toBe(Status === 'Success' && !/ E,/.test(outcome) ? 'S' : 'E')
    },
  )
})

describe('the sandbox page can send the mails of sample people again', () => {
  test('if the sandbox page sends the mail of a third-party request again, the request is reset, and the earlier link becomes invalid', async () => {
    const person = find('Rosalind Hart')
    const before = await hashcodeOf(person)
    await fixture
      .visitorWithoutCaptcha()
      .call('updateThirdPartyRequestStatusCode', { hashcode: before, status: 'Rejected' })
    const response = await send('thirdParty', person.contractNumber)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/sandbox/outbox'])
    const hashcode = await hashcodeOf(person)
    const statusOf = async (code: string) =>
      (await fixture.visitorWithoutCaptcha().call('getThirdPartyRequest', { hashcode: code }))
        .thirdparty_request_status_code
    expect([await statusOf(before), await statusOf(hashcode)]).toEqual([undefined, 'Pending'])
  })

  test('if the sandbox page sends the mail of paperless billing again, the account is reset, so that it can be enrolled again', async () => {
    const person = find('Chester Avenue Books')
    await fixture.visitorWithoutCaptcha().call('enrollInPaperless', await linkOf(person))
    await send('paperless', person.contractNumber)
    expect(await fixture.visitorWithoutCaptcha().call('enrollInPaperless', await linkOf(person))).toEqual({
      Status: 'Success',
    })
  })

  test('a sample person whom the sandbox page invites can register and sign in, and the link then returns "User Already Registered"', async () => {
    const person = find('Jordan M Rivera')
    await send('invitation', person.contractNumber)
    const visitor = fixture.visitorWithoutCaptcha()
    const invitation = await invitationOf(person)
    await visitor.call('getEnrollmentDetails', invitation)
    const record = fixture.record(person.contractNumber)
    const { invitationGuid } = invitation
    const created = await visitor.call('createUserWithCredentials', {
      ...record,
      email: person.email,
      invitationGuid,
    })
    expect(created.Status).toBe('Success')
    expect(await fixture.visitorWithoutCaptcha().call('getEnrollmentDetails', invitation)).toMatchObject({
      Status: 'User Already Registered',
    })
    const { loginId, password } = record
    expect(await (await fixture.visitor()).call('userLogin', { loginId, password })).toEqual({
      Status: 'Success',
    })
  })

  test('the sandbox page sends a working activation link to a person who is not activated, and answers 409 for an active person', async () => {
    const person = find('Noah Kowalski')
    expect((await send('activation', person.contractNumber)).status).toBe(303)
    const cipherText = (await mailedTo(person.email, 'registrationComplete')).get('code') ?? ''
    expect(await fixture.visitorWithoutCaptcha().call('completeRegistration', { cipherText })).toMatchObject({
      Status: 'Success',
    })
    const credentials = { loginId: person.login?.loginId ?? '', password: samplePassword }
    expect(await (await fixture.visitor()).call('userLogin', credentials)).toEqual({ Status: 'Success' })
    expect((await send('activation', person.contractNumber)).status).toBe(409)
  })

  test.each(mailKinds)(
    'the links in a mail that the sandbox page sends again have the address of this server: %s',
    async (kind) => {
      await send(
        kind,
        kind === 'activation' ? find('Omar Haddad').contractNumber : find('Agnes Novak').contractNumber,
      )
      const mails = fixture.db.selectFrom('message').select('links').orderBy('id', 'desc')
      const mail = await mails.limit(1).executeTakeFirst()
      expect(mail?.links[0]).toMatch(new RegExp(`^${fixture.origin}/`))
    },
  )

  test('the sandbox page answers 409 if a mail is to be sent again to a person without an address', async () => {
    const nobody = people.find(({ email }) => email === '')
    expect(nobody && (await send('invitation', nobody.contractNumber)).status).toBe(409)
  })

  test('the sandbox page refuses to send a mail again for a request from another site, and for an unknown kind of mail or account', async () => {
    const { contractNumber } = find('Rosalind Hart')
    const messages = fixture.db.selectFrom('message').select('id').orderBy('id')
    const before = await messages.execute()
    expect((await send('invitation', contractNumber, 'https://evil.example')).status).toBe(403)
    expect((await send('newsletter', contractNumber)).status).toBe(400)
    expect((await send('invitation', '999999999999')).status).toBe(400)
    expect(await messages.execute()).toEqual(before)
  })
})

test('the sandbox page contains the link of each sample person and a form that sends this link again, and has the Referrer-Policy same-origin', async () => {
  const response = await fetch(`${fixture.origin}/sandbox`)
  const page = v.parse(v.string(), await response.text())
  expect(response.headers.get('Referrer-Policy')).toBe('same-origin')
  for (const path of ['secondaryAccountHolder', 'registrationInvitation', 'paperlessEnrollment'])
    expect(page).toMatch(new RegExp(`href="[^"]*/${path}[?]`))
  const shown = people.filter(({ links }) => links)
  for (const { contractNumber } of shown) expect(page).toContain(`name="account" value="${contractNumber}"`)
})

test('a second start of the sandbox extends valid links, but not expired links', async () => {
  await fixture.db
    .updateTable('linkCode')
    .set({ expiresAt: fromNow(1, 'hour') })
    .where('kind', '=', 'thirdParty')
    .where('expiresAt', '>', now)
    .execute()
  await seedPeople(fixture.db, { productName: 'MyWater', supportPhone: '1-800-555-0199' })
  const rows = await fixture.db
    .selectFrom('linkCode')
    .innerJoin('thirdPartyRequest', (join) =>
      join.on((eb) => eb(eb.cast('thirdPartyRequest.id', 'text'), '=', eb.ref('subject'))),
    )
    .select('fullName')
    .select((eb) => sql<number>`extract(day from ${eb.ref('expiresAt')} - now())::int`.as('days'))
    .where('kind', '=', 'thirdParty')
    .execute()
  const days = new Map(rows.map(({ fullName, days: left }) => [fullName, left]))
  expect(days.get('Rui Mendes')).toBeGreaterThan(10)
  expect(days.get('Anton Berg')).toBeLessThan(0)
})
