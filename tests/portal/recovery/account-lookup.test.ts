import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { LookupEntries } from '../../../machines/forms/lookup-form.ts'
import { accountLookup } from '../../../src/portal/flows/recovery/account-lookup.ports.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

const open = (answers: Parameters<typeof stubCalls>[0]) => {
  const { call, asked } = stubCalls(answers)
  const actor = createActor(accountLookup(stubServices({ call })), { input: { pass: 'none' } }).start()
  const check = actor.getSnapshot().children.securityCheck
  check?.send({ type: 'captcha.solved', token: 'solved' })
  check?.send({ type: 'check.submit' })
  const search = async (typed: Partial<LookupEntries>) => {
    actor.send({ type: 'form.submit', entries: { ...actor.getSnapshot().context.entries, ...typed } })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  }
  return { asked, search }
}

const byPhone = { firstName: 'Jordan', lastName: 'Rivera', phone: '+16095550148' }

it('the search sends the phone with and without its calling code', async () => {
  const { asked, search } = open({ phoneNumberLookup: [{ Status: 'Account Not Found' }] })
  expect((await search(byPhone)).value).toEqual({ results: 'notFound' })
  expect(asked).toMatchObject([
    {
      name: 'phoneNumberLookup',
      body: {
        customerType: 'individual',
        firstName: 'Jordan',
        lastName: 'Rivera',
        phoneNumber: '+16095550148',
        phoneNumberNoCountry: '6095550148',
      },
    },
  ])
})

it('an invalid phone sends no call; a valid address sends addressLookup', async () => {
  const { asked, search } = open({ addressLookup: [{ Status: 'Account Not Found' }] })
  const refused = await search({ ...byPhone, phone: '1' })
  expect(refused).toMatchObject({ value: 'form', context: { errors: { phone: 'phoneInvalid' } } })
  expect(asked).toEqual([])
  const address = { houseNumber: '48', streetName: 'Orchard Lane', city: 'Riverton', state: 'NJ' }
  const found = await search({ ...address, zipCode: '08077', mode: 'address' })
  expect(found.value).toEqual({ results: 'notFound' })
  expect(asked).toMatchObject([{ name: 'addressLookup', body: { address: '48 orchard' } }])
})
