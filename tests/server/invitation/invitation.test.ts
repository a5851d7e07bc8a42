import { expect, test } from 'vitest'
import { mailInvitation } from '../../../src/server/mails/registration.ts'
import { mailPaperlessLink } from '../../../src/server/mails/paperless.ts'
import { openServerFixture, type Visitor } from '../harness/server-fixture.ts'
import { textMatching } from '../harness/text-matching.ts'
import { mailing } from '../harness/mailing.ts'
import { longAgo } from '../harness/rows.ts'

const fixture = await openServerFixture()

const notFound = { Status: 'User Not Found', Login: '' }

const invite = async (columns: Record<string, unknown> = {}, email?: string) => {
  const contractNumber = await fixture.account(columns)
  const to = email ?? `invited@${contractNumber}.example.com`
  return { contractNumber, email: to, guid: await mailAgain(contractNumber, to) }
}
const mailAgain = async (contractNumber: string, email: string) => {
  const invited = { contractNumber, email, name: 'Ada Brook', language: 'en' as const }
  await fixture.db.transaction().execute((db) => mailInvitation({ ...mailing, db }, invited))
  const link = new URL((await fixture.lastMessage(email)).links[0] ?? '')
  expect(link.pathname).toBe('/registrationInvitation')
  expect(link.searchParams.get('accountNumber')).toBe(contractNumber)
  return link.searchParams.get('guid') ?? ''
}
type Invited = Awaited<ReturnType<typeof invite>>

const open = (visitor: Visitor, { contractNumber, guid }: Pick<Invited, 'contractNumber' | 'guid'>) =>
  visitor.call('getEnrollmentDetails', { accountNumber: contractNumber, invitationGuid: guid })

const openAnew = (invited: Parameters<typeof open>[1]) => open(fixture.visitor(), invited)

const register = (visitor: Visitor, { contractNumber, email, guid }: Invited, more = {}) =>
  visitor.call('createUserWithCredentials', {
    ...fixture.record(contractNumber),
    email,
    invitationGuid: guid,
    ...more,
  })
const loginsOf = ({ contractNumber }: Invited) => fixture.holdersOf(contractNumber)

const allLinks = () => fixture.db.selectFrom('linkCode').selectAll().orderBy('subject').execute()

test("getEnrollmentDetails returns an invited person's details each time, changing nothing", async () => {
  const invited = await invite()
  const links = await allLinks()
  for (let times = 0; times < 2; times += 1)
    expect(await openAnew(invited)).toEqual({
      connectionContractNumber: invited.contractNumber,
      businessPartnerNumber: invited.contractNumber.slice(-10),
      email: invited.email,
      customerName: 'Ada Brook',
      firstName: 'Ada',
      lastName: 'Brook',
      customerType: 'Person',
    })
  expect(await allLinks()).toEqual(links)
})

test('getEnrollmentDetails returns the name of an invited business', async () => {
  const names = { customerType: 'Organization', customerName: 'Brook LLC', firstName: '', lastName: '' }
  expect(await openAnew(await invite(names))).toMatchObject({
    customerName: 'Brook LLC',
    customerType: 'Organization',
  })
})

test('getEnrollmentDetails finds nothing for a wrong guid, account or expired link', async () => {
  const invited = await invite()
  const { contractNumber, guid, email } = invited
  expect(await openAnew({ contractNumber, guid: `${guid}0` })).toEqual(notFound)
  expect(await openAnew({ guid, contractNumber: await fixture.account() })).toEqual(notFound)
  const newer = await mailAgain(contractNumber, email)
  expect(await openAnew(invited)).toMatchObject({ email })
  await fixture.expireLinks(contractNumber)
  expect(await openAnew(invited)).toEqual(notFound)
  expect(await openAnew({ contractNumber, guid: newer })).toEqual(notFound)
})

test('getEnrollmentDetails names a registered login only to its own address', async () => {
  const { contractNumber, record, loginId } = await fixture.registered()
  const own = await mailAgain(contractNumber, record.email)
  expect(await openAnew({ contractNumber, guid: own })).toEqual({
    Status: 'User Already Registered',
    Login: loginId,
  })
  await fixture.expireLinks(contractNumber)
  expect(await openAnew({ contractNumber, guid: own })).toMatchObject({ Login: '' })
  const others = await mailAgain(contractNumber, 'somebody.else@example.com')
  expect(await openAnew({ contractNumber, guid: others })).toEqual({
    Status: 'User Already Registered',
    Login: '',
  })
})

test('getEnrollmentDetails ignores an earlier registration that has lapsed', async () => {
  const { contractNumber, record, oktaId } = await fixture.registered()
  await fixture.setLogin(oktaId, { createdAt: longAgo })
  const guid = await mailAgain(contractNumber, record.email)
  expect(await openAnew({ contractNumber, guid })).toMatchObject({ email: record.email })
})

test('a registration by invitation creates an active login and ends the invitation', async () => {
  const invited = await invite()
  const visitor = fixture.visitor()
  await open(visitor, invited)
  const phone = '+16095557101'
  const created = await register(visitor, invited, { mfaOptIn: true, mfaPhoneFactor: phone })
  expect(created).toMatchObject({
    status: 'ACTIVE',
    Status: 'Success',
    oktaId: textMatching(/^00u/),
    mfaEnrolledStatus: 'Success',
  })
  const { loginId, password } = fixture.record(invited.contractNumber)
  expect(await fixture.visitor().call('userLogin', { loginId, password })).toEqual({ Status: 'Success' })
  expect(await fixture.lastMessage(invited.email)).toMatchObject({ subject: 'Your MyWater login is ready' })
  const factor = { oktaId: created.oktaId, factorId: created.smsFactorId }
  const verificationCode = await fixture.lastSmsCode(phone)
  expect(await visitor.call('verifyFactor', { ...factor, verificationCode })).toEqual({ status: 'ACTIVE' })
  expect(await openAnew(invited)).toEqual({
    Status: 'User Already Registered',
    Login: loginId,
  })
  expect(await register(visitor, invited, { loginId: 'another-1' })).toMatchObject({ Status: 'Failed' })
})

test('a registration by invitation leaves other links of the account valid', async () => {
  const invited = await invite()
  const { contractNumber, email } = invited
  const account = { contractNumber, email, name: 'Ada Brook', language: 'en' as const }
  await fixture.db.transaction().execute((db) => mailPaperlessLink({ ...mailing, db }, account))
  const visitor = fixture.visitor()
  await open(visitor, invited)
  expect(await register(visitor, invited)).toMatchObject({ Status: 'Success' })
  const links = await fixture.db
    .selectFrom('linkCode')
    .select(['kind', (eb) => eb('usedAt', 'is not', null).as('isUsed')])
    .where('subject', '=', contractNumber)
    .orderBy('kind')
    .execute()
  expect(links).toEqual([
    { kind: 'invitation', isUsed: true },
    { kind: 'paperless', isUsed: false },
  ])
})

test('after a reload the same session registers without the guid', async () => {
  const invited = await invite()
  const visitor = fixture.visitor()
  const details = await open(visitor, invited)
  const reloaded = { ...invited, guid: '' }
  expect(await open(visitor, reloaded)).toEqual(details)
  expect(await openAnew(reloaded)).toEqual(notFound)
  expect(await register(fixture.visitor(), reloaded)).toMatchObject({ Status: 'Failed' })
  expect(await register(visitor, reloaded)).toMatchObject({ Status: 'Success' })
})

test('a newer invitation ends the sessions of the older one', async () => {
  const invited = await invite()
  const visitor = fixture.visitor()
  await open(visitor, invited)
  await mailAgain(invited.contractNumber, 'another@example.com')
  expect(await open(visitor, { ...invited, guid: '' })).toEqual(notFound)
  expect(await register(visitor, { ...invited, guid: '', email: 'another@example.com' })).toMatchObject({
    Status: 'Failed',
  })
})

test('a login ID in use fails and leaves the invitation valid', async () => {
  const invited = await invite()
  const visitor = fixture.visitor()
  await open(visitor, invited)
  const { loginId } = await fixture.registered()
  expect(await register(visitor, invited, { loginId })).toMatchObject({ Status: 'Failed' })
  expect(await register(visitor, invited)).toMatchObject({ Status: 'Success' })
})

test('no other address, guid, account, session or time registers by invitation', async () => {
  const invited = await invite()
  const other = await invite()
  const visitor = fixture.visitor()
  await open(visitor, invited)
  const refusals = [
    await register(visitor, invited, { email: 'other@example.com' }),
    await register(visitor, invited, { invitationGuid: other.guid }),
    await register(visitor, invited, { connectionContractNumber: other.contractNumber }),
    await register(visitor, { ...other, guid: invited.guid }),
    await register(fixture.visitor(), invited),
  ]
  await fixture.expireLinks(invited.contractNumber)
  refusals.push(await register(visitor, invited))
  expect(refusals.map(({ Status }) => Status)).toEqual(refusals.map(() => 'Failed'))
  expect([...(await loginsOf(invited)), ...(await loginsOf(other))]).toEqual([])
})

test('a wrong guid fails even where no invitation is needed', async () => {
  const contractNumber = await fixture.account()
  const visitor = await fixture.eligible(contractNumber)
  const invited = { contractNumber, email: 'a@example.com', guid: 'any' }
  expect(await register(visitor, invited)).toMatchObject({ Status: 'Failed' })
})

test('a registration by invitation succeeds in one of 16 parallel sessions', async () => {
  const invited = await invite()
  const visitors = Array.from({ length: 16 }, () => fixture.visitor())
  await Promise.all(visitors.map((visitor) => open(visitor, invited)))
  const answers = await Promise.all(
    visitors.map((visitor, index) => register(visitor, invited, { loginId: `race-guid-${index}` })),
  )
  expect(answers.filter(({ Status }) => Status === 'Success')).toHaveLength(1)
  expect(await loginsOf(invited)).toHaveLength(1)
})
