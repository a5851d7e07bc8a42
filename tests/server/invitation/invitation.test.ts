import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailInvitation } from '../../../src/server/mails/invitation.ts'
import { mailPaperlessLink } from '../../../src/server/mails/paperless.ts'
import { openDesk, type Desk, type Visitor } from '../harness/desk.ts'
import { matching } from '../harness/matching.ts'
import { expireLinks, holdersOf, linksTo, longAgo, setLogin } from '../harness/rows.ts'
import { mailing } from '../harness/mailing.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const notFound = { Status: 'User Not Found', Login: '' }

const invite = async (columns: Record<string, unknown> = {}, email?: string) => {
  const contractNumber = await desk.account(columns)
  const to = email ?? `invited@${contractNumber}.example.com`
  return { contractNumber, email: to, guid: await mailAgain(contractNumber, to) }
}
const mailAgain = async (contractNumber: string, email: string) => {
  const invited = { contractNumber, email, name: 'Ada Brook', language: 'en' as const }
  await desk.db.transaction().execute((db) => mailInvitation({ ...mailing, db }, invited))
  const link = new URL((await desk.lastMessage(email)).links[0] ?? '')
  expect(link.pathname).toBe('/registrationInvitation')
  expect(link.searchParams.get('accountNumber')).toBe(contractNumber)
  return link.searchParams.get('guid') ?? ''
}
type Invited = Awaited<ReturnType<typeof invite>>

const open = (visitor: Visitor, { contractNumber, guid }: Pick<Invited, 'contractNumber' | 'guid'>) =>
  visitor.call('getEnrollmentDetails', { accountNumber: contractNumber, invitationGuid: guid })

const register = (visitor: Visitor, { contractNumber, email, guid }: Invited, more = {}) =>
  visitor.call('createUserWithCredentials', {
    ...desk.record(contractNumber),
    email,
    invitationGuid: guid,
    ...more,
  })
const loginsOf = ({ contractNumber }: Invited) => holdersOf(desk.db, contractNumber)

const allLinks = () => desk.db.selectFrom('linkCode').selectAll().orderBy('subject').execute()

describe('the operation getEnrollmentDetails', () => {
  test('getEnrollmentDetails returns the details of an invited person at each call, and changes nothing', async () => {
    const invited = await invite()
    const links = await allLinks()
    for (let times = 0; times < 2; times += 1)
      expect(await open(desk.stranger(), invited)).toEqual({
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
    expect(await open(desk.stranger(), await invite(names))).toMatchObject({
      customerName: 'Brook LLC',
      customerType: 'Organization',
    })
  })

  test('getEnrollmentDetails returns "User Not Found" for a wrong guid or account, and for a link that was replaced or has expired', async () => {
    const invited = await invite()
    const { contractNumber, guid, email } = invited
    expect(await open(desk.stranger(), { contractNumber, guid: `${guid}0` })).toEqual(notFound)
    expect(await open(desk.stranger(), { guid, contractNumber: await desk.account() })).toEqual(notFound)
    const newer = await mailAgain(contractNumber, email)
    expect(await open(desk.stranger(), invited)).toEqual(notFound)
    await expireLinks(desk.db, contractNumber)
    expect(await open(desk.stranger(), { contractNumber, guid: newer })).toEqual(notFound)
  })

  test('for a registered account getEnrollmentDetails returns "User Already Registered", and the login ID only for a link to the registered address', async () => {
    const { contractNumber, record, loginId } = await desk.registered()
    const own = await mailAgain(contractNumber, record.email)
    expect(await open(desk.stranger(), { contractNumber, guid: own })).toEqual({
      Status: 'User Already Registered',
      Login: loginId,
    })
    await expireLinks(desk.db, contractNumber)
    expect(await open(desk.stranger(), { contractNumber, guid: own })).toMatchObject({ Login: '' })
    const others = await mailAgain(contractNumber, 'somebody.else@example.com')
    expect(await open(desk.stranger(), { contractNumber, guid: others })).toEqual({
      Status: 'User Already Registered',
      Login: '',
    })
  })

  test('getEnrollmentDetails also returns the details if the registration of the account has lapsed', async () => {
    const { contractNumber, record, oktaId } = await desk.registered()
    await setLogin(desk.db, oktaId, { createdAt: longAgo })
    const guid = await mailAgain(contractNumber, record.email)
    expect(await open(desk.stranger(), { contractNumber, guid })).toMatchObject({ email: record.email })
  })

  test("the server stores only a hash of the invitation's guid", async () => {
    const { guid, contractNumber } = await invite()
    const rows = await linksTo(desk.db, contractNumber)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(guid)
  })
})

describe('a registration by invitation', () => {
  test('a registration by invitation creates an active login, mails a notice, and makes the invitation invalid', async () => {
    const invited = await invite()
    const visitor = desk.stranger()
    await open(visitor, invited)
    const phone = '+16095557101'
    const created = await register(visitor, invited, { mfaOptIn: true, mfaPhoneFactor: phone })
    expect(created).toMatchObject({
      status: 'ACTIVE',
      Status: 'Success',
      oktaId: matching(/^00u/),
      mfaEnrolledStatus: 'Success',
    })
    const { loginId, password } = desk.record(invited.contractNumber)
    expect(await (await desk.visitor()).call('userLogin', { loginId, password })).toEqual({
      Status: 'Success',
    })
    expect(await desk.lastMessage(invited.email)).toMatchObject({ subject: 'Your MyWater login is ready' })
    const factor = { oktaId: created.oktaId, factorId: created.smsFactorId }
    const verificationCode = await desk.lastSmsCode(phone)
    expect(await visitor.call('verifyFactor', { ...factor, verificationCode })).toEqual({ status: 'ACTIVE' })
    expect(await open(desk.stranger(), invited)).toEqual({
      Status: 'User Already Registered',
      Login: loginId,
    })
    expect(await register(visitor, invited, { loginId: 'another-1' })).toMatchObject({ Status: 'Failed' })
  })

  test('a registration by invitation leaves other links of the account valid', async () => {
    const invited = await invite()
    const { contractNumber, email } = invited
    const account = { contractNumber, email, name: 'Ada Brook', language: 'en' as const }
    await desk.db.transaction().execute((db) => mailPaperlessLink({ ...mailing, db }, account))
    const visitor = desk.stranger()
    await open(visitor, invited)
    expect(await register(visitor, invited)).toMatchObject({ Status: 'Success' })
    const links = await desk.db
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

  test('after a reload a registration by invitation succeeds without the guid, but only in the same session', async () => {
    const invited = await invite()
    const visitor = desk.stranger()
    const details = await open(visitor, invited)
    const reloaded = { ...invited, guid: '' }
    expect(await open(visitor, reloaded)).toEqual(details)
    expect(await open(desk.stranger(), reloaded)).toEqual(notFound)
    expect(await register(desk.stranger(), reloaded)).toMatchObject({ Status: 'Failed' })
    expect(await register(visitor, reloaded)).toMatchObject({ Status: 'Success' })
  })

  test('a registration by invitation is refused in a session that has opened a replaced invitation', async () => {
    const invited = await invite()
    const visitor = desk.stranger()
    await open(visitor, invited)
    await mailAgain(invited.contractNumber, 'another@example.com')
    expect(await open(visitor, { ...invited, guid: '' })).toEqual(notFound)
    expect(await register(visitor, { ...invited, guid: '', email: 'another@example.com' })).toMatchObject({
      Status: 'Failed',
    })
  })

  test('a registration by invitation fails if the login ID is already in use, and the invitation stays open', async () => {
    const invited = await invite()
    const visitor = desk.stranger()
    await open(visitor, invited)
    const { loginId } = await desk.registered()
    expect(await register(visitor, invited, { loginId })).toMatchObject({ Status: 'Failed' })
    expect(await register(visitor, invited)).toMatchObject({ Status: 'Success' })
  })

  test('a registration by invitation fails with another address, guid or account, in another session, and after the invitation has expired', async () => {
    const invited = await invite()
    const other = await invite()
    const visitor = desk.stranger()
    await open(visitor, invited)
    const refusals = [
      await register(visitor, invited, { email: 'other@example.com' }),
      await register(visitor, invited, { invitationGuid: other.guid }),
      await register(visitor, invited, { connectionContractNumber: other.contractNumber }),
      await register(visitor, { ...other, guid: invited.guid }),
      await register(desk.stranger(), invited),
    ]
    await expireLinks(desk.db, invited.contractNumber)
    refusals.push(await register(visitor, invited))
    expect(refusals.map(({ Status }) => Status)).toEqual(refusals.map(() => 'Failed'))
    expect([...(await loginsOf(invited)), ...(await loginsOf(other))]).toEqual([])
  })

  test('a registration by invitation fails with a wrong guid, even if the account could be registered without an invitation', async () => {
    const contractNumber = await desk.account()
    const visitor = await desk.eligible(contractNumber)
    const invited = { contractNumber, email: 'a@example.com', guid: 'any' }
    expect(await register(visitor, invited)).toMatchObject({ Status: 'Failed' })
  })

  test('a registration by invitation succeeds in one of 16 parallel sessions', async () => {
    const invited = await invite()
    const visitors = Array.from({ length: 16 }, () => desk.stranger())
    await Promise.all(visitors.map((visitor) => open(visitor, invited)))
    const answers = await Promise.all(
      visitors.map((visitor, index) => register(visitor, invited, { loginId: `race-guid-${index}` })),
    )
    expect(answers.filter(({ Status }) => Status === 'Success')).toHaveLength(1)
    expect(await loginsOf(invited)).toHaveLength(1)
  })
})
