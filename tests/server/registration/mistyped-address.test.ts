import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { textMatching } from '../harness/text-matching.ts'

const fixture = await openServerFixture()

const refused = { Status: 'Failed', Email: '' }

test('changeRegistrationEmail ends the old link and mails a new one', async () => {
  const { cipherText, oktaId, visitor, record } = await fixture.registered()
  const email = `corrected.${record.email}`
  expect(await visitor.call('changeRegistrationEmail', { oktaId, email })).toMatchObject({
    Status: 'Sent Successfully',
  })
  expect(await fixture.activate(cipherText)).toMatchObject({
    Status: 'Failed',
    Details: textMatching(/BadTagException/),
  })
  const code = /code=([\w-]+)/.exec((await fixture.lastMessage(email)).body)?.[1] ?? ''
  expect(await fixture.activate(code)).toMatchObject({
    Status: 'Success',
    Email: email,
  })
  expect(await visitor.call('changeRegistrationEmail', { oktaId, email: record.email })).toEqual({
    Status: 'Activated',
    Email: '',
  })
})

test('changeRegistrationEmail fails in another session and after three changes', async () => {
  const { oktaId, visitor, record } = await fixture.registered()
  const otherVisitor = fixture.visitor()
  expect(await otherVisitor.call('changeRegistrationEmail', { oktaId, email: 'thief@example.com' })).toEqual(
    refused,
  )
  expect(await fixture.messagesTo('thief@example.com')).toEqual([])
  expect(await visitor.call('changeRegistrationEmail', { oktaId, email: 'nobody' })).toEqual(refused)
  const statuses: string[] = []
  for (const time of [1, 2, 3, 4]) {
    const email = `${time}.${record.email}`
    statuses.push((await visitor.call('changeRegistrationEmail', { oktaId, email })).Status)
  }
  expect(statuses).toEqual(['Sent Successfully', 'Sent Successfully', 'Sent Successfully', 'Failed'])
})
