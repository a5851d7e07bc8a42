import { expect, onTestFinished, test } from 'vitest'
import { fromNow, now } from '../../../src/server/database/database.ts'
import { listDeadLetters } from '../../../src/server/mails/dead-letters.ts'
import { createSmsDelivery } from '../../../src/server/mails/gateways.ts'
import { queueMessage } from '../../../src/server/mails/outbox.ts'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import { startSmsGateway } from '../harness/sms-gateway.ts'
import { textMatching } from '../harness/text-matching.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

const serve = async (...replies: Parameters<typeof startSmsGateway>) => {
  const gateway = await startSmsGateway(...replies)
  onTestFinished(gateway.close)
  return gateway
}
const startServer = (environment: Record<string, string>, database?: string) =>
  startTestServer({
    environment: { SANDBOX: 'off', ...environment },
    ...(database !== undefined && { database }),
  })

const message = {
  key: '1.1',
  recipient: '+16095550148',
  subject: '',
  body: '123456 is "your" code\n@my.example #123456',
  links: [],
  language: 'en',
  head: 'open',
} as const
const send = (environment: Record<string, string>) => {
  const { smsGateway } = readConfiguration({ SANDBOX: 'off', ...environment })
  if (!smsGateway) throw new Error('no gateway')
  return createSmsDelivery(smsGateway)(message)
}

test('a request to the SMS gateway has the format of Twilio', async () => {
  const gateway = await serve()
  expect(await send(gateway.environment)).toEqual({ kind: 'sent' })
  const [asked] = gateway.asked
  expect(asked?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
    To: message.recipient,
    From: '+16095550100',
    Body: message.body,
  })
  expect(asked?.headers).toMatchObject({
    authorization: `Basic ${btoa('AC1:secret')}`,
    'content-type': textMatching(/^application\/x-www-form-urlencoded/),
    'idempotency-key': '1.1',
  })
})

test("the gateway gets SMS_FROM as service id and SMS_URL's user", async () => {
  const gateway = await serve()
  const service = `MG${'0'.repeat(32)}`
  const url = gateway.url.replace('http://', 'http://AC2:p%40ss@')
  expect(await send({ SMS_URL: url, SMS_FROM: service })).toEqual({ kind: 'sent' })
  const [asked] = gateway.asked
  expect(new URLSearchParams(asked?.body).get('MessagingServiceSid')).toBe(service)
  expect(asked?.headers.authorization).toBe(`Basic ${btoa('AC2:p@ss')}`)
})

test("the gateway gets SMS_TEMPLATE's JSON and SMS_HEADER's header", async () => {
  const gateway = await serve()
  const template = { messages: [{ to: '{to}', content: 'Water: {text}' }], sender: '{from}', n: 1 }
  const settings = {
    SMS_URL: gateway.url,
    SMS_FROM: 'Water',
    SMS_TEMPLATE: JSON.stringify(template),
    SMS_HEADER: 'X-Api-Key: k1 k2',
  }
  expect(await send(settings)).toEqual({ kind: 'sent' })
  const [asked] = gateway.asked
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    messages: [{ to: message.recipient, content: `Water: ${message.body}` }],
    sender: 'Water',
    n: 1,
  })
  expect(asked?.headers).toMatchObject({ 'content-type': 'application/json', 'x-api-key': 'k1 k2' })
})

test.each([
  [429, { 'Retry-After': '90' }, { kind: 'later', reason: 'http 429', seconds: 90 }],
  [503, {}, { kind: 'later', reason: 'http 503' }],
  [503, { 'Retry-After': 'soon' }, { kind: 'later', reason: 'http 503' }],
  [400, {}, { kind: 'never', reason: 'http 400' }],
  [404, {}, { kind: 'never', reason: 'http 404' }],
])("the gateway's status %i with %o causes %o", async (status, headers, delivery) => {
  const gateway = await serve({ status, headers })
  expect(await send(gateway.environment)).toEqual(delivery)
})

test('the server does not follow a redirect of the SMS gateway', async () => {
  const elsewhere = await serve()
  const gateway = await serve({ status: 307, headers: { Location: elsewhere.url } })
  expect(await send(gateway.environment)).toEqual({ kind: 'never', reason: 'http 307' })
  expect(elsewhere.asked).toEqual([])
})

const messageTo = (server: TestServer, recipient: string) => server.rowOf('message', { recipient })
/** Long enough on a slow machine. */
const soon = { timeout: 20_000 }

test('a text message is sent again, after 429 when Retry-After ends', async () => {
  const gateway = await serve('hang up', { status: 429, headers: { 'Retry-After': '300' } })
  const server = await startServer(gateway.environment)
  const to = '+16095550149'
  await queueMessage(server.db, { kind: 'sms', to, body: '123456', minutes: 10 })
  await server.call('getActiveAlerts')
  await expect
    .poll(async () => (await messageTo(server, to)).failure, soon)
    .toMatch(/^(UND_ERR_SOCKET|ECONNRESET)$/)
  await server.db
    .updateTable('message')
    .set({ nextAttemptAt: now })
    .where('failure', '!=', 'http 429')
    .execute()
  await server.call('getActiveAlerts')
  await expect.poll(async () => (await messageTo(server, to)).failure, soon).toBe('http 429')
  const { nextAttemptAt } = await messageTo(server, to)
  expect(Number(nextAttemptAt) - Date.now()).toBeGreaterThan(200_000)
  await server.db.updateTable('message').set({ nextAttemptAt: now }).where('recipient', '=', to).execute()
  await server.call('getActiveAlerts')
  await expect.poll(async () => (await messageTo(server, to)).sentAt, soon).not.toBeNull()
  expect(await messageTo(server, to)).toMatchObject({ body: '', attempts: 3 })
})

test('a refused text message becomes a dead letter without number or code', async () => {
  const gateway = await serve({ status: 400 })
  const server = await startServer(gateway.environment)
  await queueMessage(server.db, { kind: 'sms', to: '+16095550150', body: '654321', minutes: 10 })
  await server.call('getActiveAlerts')
  await expect.poll(async () => (await messageTo(server, '+16095550150')).deadAt, soon).not.toBeNull()
  const lines = server.logs.filter((line) => line.includes('dead_letter'))
  expect(lines).toEqual([expect.stringContaining('http 400')])
  expect(lines.join()).not.toMatch(/6095550150|654321/)
  expect(await listDeadLetters(server.db)).toMatchObject([{ kind: 'sms', recipient: '•••••••0150' }])
})

test.each([
  ['is due again', now],
  ['is still reserved', fromNow(1, 'minute')],
])('an accepted text message is not sent again when it %s', async (_, nextAttemptAt) => {
  const to = '+16095550151'
  const answer = Promise.withResolvers<{ status: number }>()
  const gateway = await serve(() => answer.promise)
  const server = await startServer(gateway.environment)
  await queueMessage(server.db, { kind: 'sms', to, body: '1', minutes: 10 })
  await server.call('getActiveAlerts')
  await expect.poll(() => gateway.asked.length, soon).toBe(1)
  await server.db.schema.alterTable('message').renameTo('message_elsewhere').execute()
  answer.resolve({ status: 201 })
  await expect.poll(() => server.logs.join(), soon).toContain('messages_wait')
  await server.db.schema.alterTable('message_elsewhere').renameTo('message').execute()
  // Before the reservation ends, or another server would send the message again.
  await server.db.updateTable('message').set({ nextAttemptAt }).execute()
  await server.call('getActiveAlerts')
  await expect.poll(async () => (await messageTo(server, to)).sentAt, soon).not.toBeNull()
  expect(gateway.asked).toHaveLength(1)
})

test('two servers on one database send each text message only once', async () => {
  const gateway = await serve()
  const one = await startServer(gateway.environment)
  const recipients = Array.from({ length: 20 }, (_, index) => `+160955501${String(index + 50)}`)
  for (const to of recipients) await queueMessage(one.db, { kind: 'sms', to, body: '1', minutes: 10 })
  const other = await startServer(gateway.environment, one.database)
  await Promise.all([one.call('getActiveAlerts'), other.call('getActiveAlerts')])
  await expect.poll(() => gateway.asked.length, soon).toBeGreaterThanOrEqual(recipients.length)
  await Promise.all([one.stop(), other.stop()])
  expect(gateway.recipients().toSorted((a, b) => a.localeCompare(b))).toEqual(recipients)
})

test('without SMS gateway and sandbox there is no second factor', () => {
  const offers = (environment: Record<string, string>) => readConfiguration(environment).page.features.sms
  expect(offers({ SANDBOX: 'off' })).toBe(false)
  expect(offers({ SANDBOX: 'on' })).toBe(true)
  expect(offers({ SANDBOX: 'off', SMS_URL: 'https://u:p@sms.example/send', SMS_FROM: 'Water' })).toBe(true)
  expect(offers({ SANDBOX: 'off', API_BASE_URL: 'https://api.example/v1' })).toBe(true)
  expect(offers({ SANDBOX: 'off', API_BASE_URL: 'https://api.example/v1', FEATURE_SMS: 'off' })).toBe(false)
})
