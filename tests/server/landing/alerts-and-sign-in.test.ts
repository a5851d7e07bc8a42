import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../harness/desk.ts'
import { matching } from '../harness/matching.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('alerts: active ones inside their times, most severe first', async () => {
  await desk.sql`delete from alert`
  await desk.sql`
    insert into alert (title, details, level, active, start_time, end_time) values
      ('low', 'd', 1, true, now() - interval '1 hour', now() + interval '1 hour'),
      ('high', 'd', 3, true, now() - interval '1 hour', now() + interval '1 hour'),
      ('medium', 'd', 2, true, now() - interval '1 hour', now() + interval '1 hour'),
      ('inactive', 'd', 3, false, now() - interval '1 hour', now() + interval '1 hour'),
      ('over', 'd', 3, true, now() - interval '2 hours', now() - interval '1 hour'),
      ('not yet', 'd', 3, true, now() + interval '1 hour', now() + interval '2 hours')`
  const alerts = await desk.stranger().call('getActiveAlerts', undefined)
  expect(alerts.map(({ alertTitle, alertLevel }) => [alertTitle, alertLevel])).toEqual([
    ['high', 3],
    ['medium', 2],
    ['low', 1],
  ])
  expect(alerts[0]).toMatchObject({
    alertDetails: 'd',
    alertActive: true,
    startTime: matching(/Z$/),
  })
})

test('the service login gives an id token', async () => {
  const tokens = await desk.stranger().call('serviceLogin', undefined)
  expect(tokens.id_token).toEqual(expect.any(String))
})

test.each(['userLogin', 'submitLogin'] as const)(
  '%s tells the status only after the right password',
  async (name) => {
    const { loginId, record, cipherText, oktaId } = await desk.registered()
    const ask = async (password: string, id = loginId) =>
      (await desk.stranger().call(name, { loginId: id, password })).Status
    expect(await ask('Another-Kettle-42')).toBe('Failed')
    expect(await ask(record.password, 'nobody-here')).toBe('Failed')
    expect(await ask(record.password)).toBe('STAGED')
    await desk.stranger().call('completeRegistration', { cipherText })
    expect(await ask(record.password, loginId.toUpperCase())).toBe('Success')
    await desk.sql`update login set status = 'SUSPENDED' where okta_id = ${oktaId}`
    expect(await ask(record.password)).toBe('SUSPENDED')
  },
)

test('passwords are guessed a few times only, whether the login ID exists or not', async () => {
  const { loginId } = await desk.registered()
  for (const id of [loginId, 'nobody-else']) {
    const guess = { loginId: id, password: 'Wrong-Guess-1' }
    for (let tries = 0; tries < 5; tries += 1)
      expect(await desk.stranger().call('submitLogin', guess)).toEqual({ Status: 'Failed' })
    expect(await desk.stranger().refusal('submitLogin', guess)).toMatchObject({ status: 429 })
  }
})
