import { expect, test } from 'vitest'
import { lockAccount } from '../../../src/server/domain/account.ts'
import { mailPaperlessLink } from '../../../src/server/mails/paperless.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { mailing } from '../harness/mailing.ts'
import { countWaiting } from '../harness/run-simultaneously.ts'
import { inParallel } from '../harness/parallel.ts'

const fixture = await openServerFixture()

const written = { returnStatuses: [{ returnStatus: 'S' }] }
const refused = { returnStatuses: [{ returnStatus: 'E' }] }

const mailTo = async (contractNumber: string) => {
  const email = `paper-${contractNumber}@example.com`
  const account = { contractNumber, email, name: 'Ada Brook', language: 'en' as const }
  await fixture.db.transaction().execute((db) => mailPaperlessLink({ ...mailing, db }, account))
  const link = new URL((await fixture.lastMessage(email)).links[0] ?? '')
  expect(link.pathname).toBe('/paperlessEnrollment')
  return {
    businessPartnerGuid: link.searchParams.get('bpg') ?? '',
    connectionContractNumber: link.searchParams.get('ca') ?? '',
  }
}
const mailedLink = async (columns = {}) => mailTo(await fixture.account(columns))

const isPaperless = async (contractNumber: string) => {
  const row = await fixture.rowOf('account', { contractNumber })
  return row?.paperless
}

test('of 16 parallel calls of enrollInPaperless one returns "Success"', async () => {
  const link = await mailedLink()
  const answers = await inParallel(16, () => fixture.visitor().call('enrollInPaperless', link))
  expect(answers.map(({ Status }) => Status).toSorted()).toEqual([
    ...Array.from({ length: 15 }, () => 'Already Enrolled'),
    'Success',
  ])
})

test('enrollInPaperless finds no changed, replaced, expired or foreign link', async () => {
  const link = await mailedLink()
  const { connectionContractNumber, businessPartnerGuid } = link
  const other = await mailedLink()
  const visitor = fixture.visitor()
  const wrong = [
    { ...link, businessPartnerGuid: `${businessPartnerGuid}0` },
    { ...link, businessPartnerGuid: other.businessPartnerGuid },
    { ...link, businessPartnerGuid: `guid-${connectionContractNumber}` },
    { ...link, connectionContractNumber: '999999999999' },
  ]
  const answers = []
  for (const one of wrong) answers.push(await visitor.call('enrollInPaperless', one))
  const newer = await mailTo(connectionContractNumber)
  await fixture.endReplacedLinks(connectionContractNumber)
  answers.push(await visitor.call('enrollInPaperless', link))
  await fixture.expireLinks(connectionContractNumber)
  answers.push(await visitor.call('enrollInPaperless', newer))
  expect(answers).toEqual(answers.map(() => ({ Status: 'Not Found' })))
  expect(await isPaperless(connectionContractNumber)).toBe(false)
  expect(await isPaperless(other.connectionContractNumber)).toBe(false)
})

test('the mail after an enrolment contains the same link again', async () => {
  const link = await mailedLink()
  const email = `paper-${link.connectionContractNumber}@example.com`
  await fixture.visitor().call('enrollInPaperless', link)
  const mail = await fixture.lastMessage(email)
  expect(mail.subject).toBe('Your water bill now comes without paper')
  const { pathname, searchParams } = new URL(mail.links[0] ?? '')
  expect({ pathname, bpg: searchParams.get('bpg'), ca: searchParams.get('ca') }).toEqual({
    pathname: '/paperlessEnrollment',
    bpg: link.businessPartnerGuid,
    ca: link.connectionContractNumber,
  })
})

test('after keepPaperBill only a new link can enrol the account', async () => {
  const link = await mailedLink()
  const number = link.connectionContractNumber
  await fixture.visitor().call('enrollInPaperless', link)
  const visitor = fixture.visitor()
  expect(await visitor.call('keepPaperBill', link)).toEqual({ Status: 'Success' })
  expect(await visitor.call('keepPaperBill', link)).toEqual({ Status: 'Success' })
  expect(await fixture.visitor().call('enrollInPaperless', link)).toEqual({ Status: 'Paper Kept' })
  expect(await isPaperless(number)).toBe(false)
  expect(await visitor.call('enrollInPaperless', await mailTo(number))).toEqual({ Status: 'Success' })
  expect(await isPaperless(number)).toBe(true)
})

test('an undo that comes first uses up the link of an enrolment', async () => {
  const link = await mailedLink({ paperless: true })
  const contractNumber = link.connectionContractNumber
  const { answers } = await fixture.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, contractNumber)
    const started: Promise<unknown>[] = []
    for (const name of ['keepPaperBill', 'enrollInPaperless'] as const) {
      started.push(fixture.visitor().call(name, link))
      await expect.poll(() => countWaiting(transaction), { interval: 10 }).toBe(started.length)
    }
    return { answers: Promise.all(started) }
  })
  expect(await answers).toEqual([{ Status: 'Success' }, { Status: 'Paper Kept' }])
  expect(await isPaperless(contractNumber)).toBe(false)
})

test('keepPaperBill finds no changed, replaced, expired or foreign link', async () => {
  const link = await mailedLink()
  const number = link.connectionContractNumber
  await fixture.visitor().call('enrollInPaperless', link)
  const other = await mailedLink()
  const visitor = fixture.visitor()
  const answers = [
    await visitor.call('keepPaperBill', { ...link, businessPartnerGuid: `${link.businessPartnerGuid}0` }),
    await visitor.call('keepPaperBill', { ...link, businessPartnerGuid: other.businessPartnerGuid }),
  ]
  const newer = await mailTo(number)
  await fixture.endReplacedLinks(number)
  answers.push(await visitor.call('keepPaperBill', link))
  await fixture.expireLinks(number)
  answers.push(await visitor.call('keepPaperBill', newer))
  expect(answers).toEqual(answers.map(() => ({ Status: 'Not Found' })))
  expect(await isPaperless(number)).toBe(true)
})

test('16 parallel calls of paperlessRegistrationComplete write one record', async () => {
  const link = await mailedLink()
  const visitor = fixture.visitor()
  expect(await visitor.call('paperlessRegistrationComplete', link)).toEqual(refused)
  await visitor.call('enrollInPaperless', link)
  const answers = await inParallel(16, () => visitor.call('paperlessRegistrationComplete', link))
  expect(answers).toEqual(answers.map(() => written))
  expect(await fixture.recordsOf(link.connectionContractNumber)).toHaveLength(1)
})

test('a session that got "Already Enrolled" cannot write a record', async () => {
  const link = await mailedLink()
  await fixture.visitor().call('enrollInPaperless', link)
  const late = fixture.visitor()
  await late.call('enrollInPaperless', link)
  expect(await late.call('paperlessRegistrationComplete', link)).toEqual(refused)
  expect(await fixture.recordsOf(link.connectionContractNumber)).toEqual([])
})

test('paperlessRegistrationComplete returns E if the records refuse it', async () => {
  const link = await mailedLink({ interactionRefused: true })
  const visitor = fixture.visitor()
  expect(await visitor.call('enrollInPaperless', link)).toEqual({ Status: 'Success' })
  expect(await visitor.call('paperlessRegistrationComplete', link)).toEqual(refused)
})
