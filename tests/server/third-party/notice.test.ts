import { expect, test } from 'vitest'
import { countWaiting } from '../harness/run-simultaneously.ts'
import { openServerFixture } from '../harness/server-fixture.ts'
import { registrationFor, thirdPartiesOf, type MailedRequest } from '../harness/third-party-fixture.ts'
import { inParallel } from '../harness/parallel.ts'

const fixture = await openServerFixture()
const thirdParties = thirdPartiesOf(fixture)

const written = { returnStatuses: [{ returnStatus: 'S' }] }
const refused = { returnStatuses: [{ returnStatus: 'E' }] }

const rejected = async (account = {}) => {
  const request = await thirdParties.mailed({}, account)
  const visitor = fixture.visitor()
  await visitor.call('getThirdPartyRequest', { hashcode: request.hashcode })
  await visitor.call('updateThirdPartyRequestStatusCode', { hashcode: request.hashcode, status: 'Rejected' })
  return { visitor, request }
}

const numbersOf = ({ businessPartnerNumber, contractNumber }: MailedRequest) => ({
  businessPartnerNumber,
  connectionContractNumber: contractNumber,
})
const mailsTo = (recipient: string) => fixture.messagesTo(recipient)

test('repeated calls after an acceptance send and record once', async () => {
  const { visitor, request } = await thirdParties.accepted()
  for (let times = 0; times < 2; times += 1) {
    expect(await visitor.call('sendThirdPartyAcceptV2', numbersOf(request))).toBe('Sent Successfully')
    expect(await visitor.call('thirdPartyAccept', { contractNumber: request.contractNumber })).toEqual(
      written,
    )
  }
  const mails = await mailsTo(request.holderEmail)
  expect(mails.map(({ subject }) => subject)).toEqual(['Theo Hart agreed to share your MyWater account'])
  expect(mails[0]?.body).toContain(`XXXX-${request.contractNumber}`)
  expect(await fixture.recordsOf(request.contractNumber)).toMatchObject([{ kind: 'thirdPartyAccept' }])
})

test("an accepted third party gets a mail in the page's language", async () => {
  const request = await thirdParties.mailed({ language: 'en' })
  const visitor = fixture.visitor().withLanguage('es')
  const { hashcode } = request
  await visitor.call('getThirdPartyRequest', { hashcode })
  const before = (await mailsTo(request.email)).length
  await visitor.call('updateThirdPartyRequestStatusCode', { hashcode, status: 'Accepted' })
  const [mail, ...more] = (await mailsTo(request.email)).slice(before)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ language: 'es', subject: 'Usted aceptó compartir una cuenta de MyWater' })
  expect(mail?.body).toContain('48 Orchard Lane, Riverton, NJ 08077')
})

test('if a third-party request is rejected, the third party gets no mail', async () => {
  const request = await thirdParties.mailed()
  const before = (await mailsTo(request.email)).length
  const { hashcode } = request
  await fixture.visitor().call('updateThirdPartyRequestStatusCode', { hashcode, status: 'Rejected' })
  expect(await mailsTo(request.email)).toHaveLength(before)
})

test('after a rejection, the holder gets a mail at the present address', async () => {
  const { contractNumber, record } = await fixture.registered({ language: 'es' })
  const { visitor, request } = await rejected()
  await fixture.setRows('thirdPartyRequest', { id: request.id }, { contractNumber })
  const numbers = {
    businessPartnerNumber: contractNumber.slice(-10),
    connectionContractNumber: contractNumber,
  }
  const email = 'newer.holder@example.com'
  const { answer } = await fixture.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('login').set({ email }).where('email', '=', record.email).execute()
    const started = { answer: visitor.call('sendThirdPartyRejectV2', numbers) }
    await expect.poll(() => countWaiting(transaction), { interval: 10, timeout: 5000 }).toBe(1)
    return started
  })
  expect(await answer).toBe('Sent Successfully')
  expect(await visitor.call('thirdPartyReject', { contractNumber })).toEqual(written)
  expect((await mailsTo(email)).at(-1)).toMatchObject({
    subject: 'Theo Hart no aceptó compartir su cuenta de MyWater',
    language: 'es',
  })
})

test('16 parallel calls after a decision send and record once', async () => {
  const { visitor, request } = await thirdParties.accepted()
  const { contractNumber } = request
  await inParallel(16, async () => {
    await visitor.call('sendThirdPartyAcceptV2', numbersOf(request))
    await visitor.call('thirdPartyAccept', { contractNumber })
  })
  expect(await mailsTo(request.holderEmail)).toHaveLength(1)
  expect(await fixture.recordsOf(contractNumber)).toHaveLength(1)
})

test('after an acceptance other calls and sessions change nothing', async () => {
  const { visitor, request } = await thirdParties.accepted()
  const numbers = numbersOf(request)
  const { contractNumber } = request
  const before = await thirdParties.readAllRows()
  const otherVisitor = fixture.visitor()
  const tries = [
    await visitor.call('sendThirdPartyRejectV2', numbers),
    await visitor.call('sendThirdPartyAcceptV2', { ...numbers, businessPartnerNumber: '1' }),
    await otherVisitor.call('sendThirdPartyAcceptV2', numbers),
    await otherVisitor.call('sendThirdPartyAcceptV2', {
      ...numbers,
      connectionContractNumber: '999999999999',
    }),
  ]
  expect(new Set(tries)).toEqual(new Set(['Failed to send email']))
  expect(await visitor.call('thirdPartyReject', { contractNumber })).toEqual(refused)
  expect(await otherVisitor.call('thirdPartyAccept', { contractNumber })).toEqual(refused)
  expect(await thirdParties.readAllRows()).toEqual(before)
})

test('an acceptance that cannot be mailed or recorded is answered so', async () => {
  const { visitor, request } = await thirdParties.accepted({}, { email: '', interactionRefused: true })
  expect(await visitor.call('sendThirdPartyAcceptV2', numbersOf(request))).toBe('Email Not Found')
  const { contractNumber } = request
  expect(await visitor.call('thirdPartyAccept', { contractNumber })).toEqual(refused)
})

test('sendThirdPartyAcceptV2 fails in a session that opened too long ago', async () => {
  const { visitor, request } = await thirdParties.accepted()
  await fixture.expirePermits(request.id)
  expect(await visitor.call('sendThirdPartyAcceptV2', numbersOf(request))).toBe('Failed to send email')
})

const canary = 'Your water will be cut off today. Pay now.'
const register = async (more: Parameters<typeof registrationFor>[1]) => {
  const { visitor, request } = await thirdParties.accepted()
  const answer = await visitor.call('thirdPartyRegistrationSubmit', registrationFor(request, more))
  return { visitor, answer }
}

test('a mail to an unconfirmed address lacks the typed name', async () => {
  const recipient = 'victim@example.com'
  const { answer } = await register({ firstName: canary, lastName: 'Hart', email: recipient })
  expect(answer).toMatchObject({ Status: 'Success' })
  const mail = await fixture.lastMessage(recipient)
  expect(mail.subject).toBe('Activate your MyWater account')
  expect(`${mail.subject}\n${mail.body}`).not.toContain(canary)
})

test.each([
  ['an address', { firstName: 'Pay at https://pay.evil.example/' }],
  ['a phone number', { middleName: 'call 1-900-555-0100' }],
  ['punctuation', { lastName: 'Hart!' }],
  ['more than 60 characters in all', { firstName: 'x'.repeat(40), lastName: 'y'.repeat(20) }],
])('a third-party registration is refused if the name contains %s', async (_, names) => {
  const { answer } = await register(names)
  expect(answer).toMatchObject({ Status: 'Failed', Details: 'Business partner not created' })
})

test('a third-party name may have accents, apostrophes, hyphens, periods and a backtick', async () => {
  const names = { firstName: 'Zoë-Ann', middleName: 'J.', lastName: "D’Souza O'Neil O`Hara" }
  expect((await register(names)).answer).toMatchObject({ Status: 'Success' })
})

test("a third-party registration's mail counts as an activation mail", async () => {
  const { visitor, answer } = await register({ email: 'theo.elsewhere@example.com' })
  const { oktaId } = answer
  for (let sent = 1; sent < 5; sent += 1)
    expect((await visitor.call('resendActivationEmail', { oktaId })).Status).toBe('Sent Successfully')
  expect((await visitor.refusal('resendActivationEmail', { oktaId })).status).toBe(429)
})
