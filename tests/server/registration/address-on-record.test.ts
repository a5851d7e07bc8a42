import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../harness/desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const mailsTo = (recipient: string) =>
  desk.db
    .selectFrom('message')
    .select(['subject', 'body', 'links'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()

test.each([
  ['en', 'Your account was registered for MyWater', 'activated', 'If that was not you, call 1-800-555-0199'],
  ['es', 'Su cuenta se registró en MyWater', 'activó', 'Si no fue usted, llame al 1-800-555-0199'],
] as const)('the address on record hears of both steps (%s)', async (language, first, second, advice) => {
  const owner = `owner.${language}@example.com`
  const { cipherText, record, contractNumber } = await desk.registered({
    language,
    account: { email: owner },
  })
  await desk.stranger().speaking(language).call('completeRegistration', { cipherText })
  const mails = await mailsTo(owner)
  expect(mails.map(({ subject }) => subject)).toEqual([first, expect.stringContaining(second)])
  for (const { body, links } of mails) {
    expect(links).toEqual([])
    expect(body).toContain(advice)
    expect(body).toContain(`XXXX-${contractNumber.slice(-4)}`)
    expect(body.replace(/@\S+/, '')).not.toContain(contractNumber)
    expect(body).not.toContain(record.email)
    expect(body).not.toMatch(/https?:/)
  }
})

test('an address that is the login’s own hears nothing twice', async () => {
  const contractNumber = await desk.account()
  const record = desk.record(contractNumber)
  await desk.db
    .updateTable('account')
    .set({ email: record.email.toUpperCase() })
    .where('contractNumber', '=', contractNumber)
    .execute()
  await (await desk.eligible(contractNumber)).call('createUserWithCredentials', record)
  expect(await mailsTo(record.email.toUpperCase())).toEqual([])
  expect(await mailsTo(record.email)).toHaveLength(1)
})
