import { expect, test } from 'vitest'
import { openServerFixture } from '../harness/server-fixture.ts'
import { textMatching } from '../harness/text-matching.ts'
import { ago, fromNow } from '../../../src/server/database/database.ts'

const fixture = await openServerFixture()

test('getActiveAlerts returns the alerts of now, the severest first', async () => {
  await fixture.db.deleteFrom('alert').execute()
  const common = { details: 'd', active: true, startTime: ago(1, 'hour'), endTime: fromNow(1, 'hour') }
  await fixture.db
    .insertInto('alert')
    .values([
      { ...common, title: 'low', level: 1 },
      { ...common, title: 'high', level: 3, language: 'es' },
      { ...common, title: 'medium', level: 2 },
      { ...common, title: 'inactive', level: 3, active: false },
      { ...common, title: 'over', level: 3, startTime: ago(2, 'hour'), endTime: ago(1, 'hour') },
      { ...common, title: 'not yet', level: 3, startTime: fromNow(1, 'hour'), endTime: fromNow(2, 'hour') },
    ])
    .execute()
  const alerts = await fixture.visitor().call('getActiveAlerts', undefined)
  expect(alerts.map(({ alertTitle, alertLevel }) => [alertTitle, alertLevel])).toEqual([
    ['high', 3],
    ['medium', 2],
    ['low', 1],
  ])
  expect(alerts[0]).toMatchObject({
    alertDetails: 'd',
    alertActive: true,
    startTime: textMatching(/Z$/),
    language: 'es',
  })
  expect(alerts[1]).not.toHaveProperty('language')
})

test('serviceLogin returns an ID token', async () => {
  const tokens = await fixture.visitor().call('serviceLogin', undefined)
  expect(tokens.id_token).toEqual(expect.any(String))
})

test.each(['userLogin', 'submitLogin'] as const)(
  "%s tells the login's status only to the right password",
  async (name) => {
    const { loginId, record, cipherText, oktaId } = await fixture.registered()
    const ask = async (password: string, id = loginId) =>
      (await fixture.visitor().call(name, { loginId: id, password })).Status
    expect(await ask('Another-Kettle-42')).toBe('Failed')
    expect(await ask(record.password, 'nobody-here')).toBe('Failed')
    expect(await ask(record.password)).toBe('STAGED')
    await fixture.activate(cipherText)
    expect(await ask(record.password, loginId.toUpperCase())).toBe('Success')
    await fixture.setLogin(oktaId, { status: 'SUSPENDED' })
    expect(await ask(record.password)).toBe('SUSPENDED')
  },
)
