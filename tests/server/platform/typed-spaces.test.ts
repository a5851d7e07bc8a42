import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { loginOf } from '../harness/rows.ts'
import { acceptedRequestOf, registrationFor } from '../harness/third-party-fixture.ts'

/** Phones add a space after completed texts. The portal removes it, other clients might not. */
const spaced = (typed: string) => ` ${typed} `

const fixture = await openServerFixture()

test('spaces around login ID and address are removed everywhere', async () => {
  const contractNumber = await fixture.account()
  const visitor = await fixture.eligible(contractNumber)
  const record = fixture.record(contractNumber)
  const typed = { ...record, loginId: spaced(record.loginId), email: spaced(record.email) }
  const { oktaId } = await visitor.call('createUserWithCredentials', typed)
  expect(await loginOf(fixture.db, oktaId)).toMatchObject({ loginId: record.loginId, email: record.email })
  expect(await visitor.call('createUserWithCredentials', typed)).toMatchObject({ oktaId })

  const otherVisitor = fixture.visitor()
  expect(await otherVisitor.call('loginIdValid', { loginId: spaced(record.loginId) })).toBe(false)
  expect(await otherVisitor.call('loginIdValid', { loginId: spaced('nobody-1234') })).toBe(true)
  const resent = { Status: 'Sent Successfully' }
  expect(await otherVisitor.call('resendActivationEmail', { loginId: spaced(record.loginId) })).toMatchObject(
    resent,
  )
  const email = 'corrected@example.com'
  expect(await visitor.call('changeRegistrationEmail', { oktaId, email: spaced(email) })).toMatchObject(
    resent,
  )
  expect(await loginOf(fixture.db, oktaId)).toMatchObject({ email })
  await fixture.activate(await fixture.lastCode(email))
  const signIn = { loginId: spaced(record.loginId), password: record.password }
  expect(await otherVisitor.call('userLogin', signIn)).toMatchObject({ Status: 'Success' })
})

test('spaces around the email address of a user without credentials are removed', async () => {
  const connectionContractNumber = await fixture.account()
  const visitor = await fixture.eligible(connectionContractNumber)
  const email = spaced('no-credentials@example.com')
  const body = { connectionContractNumber, customerType: 'Individual', email } as const
  const { id } = await visitor.call('createUser', body)
  expect(await loginOf(fixture.db, id)).toMatchObject({ email: 'no-credentials@example.com' })
})

test('spaces around the entries of a third-party registration are removed', async () => {
  const { visitor, request } = await acceptedRequestOf(fixture)
  const record = registrationFor(request)
  const { oktaId } = await visitor.call('thirdPartyRegistrationSubmit', {
    ...record,
    loginId: spaced(record.loginId),
    email: spaced(record.email),
    firstName: spaced(record.firstName),
    lastName: spaced(record.lastName),
    streetName: spaced('Mill Street'),
    city: spaced('Riverton'),
  })
  expect(await loginOf(fixture.db, oktaId)).toMatchObject({
    loginId: record.loginId,
    email: record.email,
    firstName: 'Theo',
    lastName: 'Hart',
    customerName: 'Theo Hart',
  })
  const partner = fixture.db.selectFrom('thirdPartyPartner').select('address').where('oktaId', '=', oktaId)
  expect((await partner.executeTakeFirst())?.address).toMatchObject({
    streetName: 'Mill Street',
    city: 'Riverton',
  })
})
