import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Insertable } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { fromNow, now } from '../../../src/server/database/database.ts'
import type { Schema } from '../../../src/server/database/schema.ts'
import { countMessages, listDeadLetters, retryDeadLetter } from '../../../src/server/mails/dead-letters.ts'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { queueMessage } from '../../../src/server/mails/outbox.ts'
import { reply, startMailServer } from '../harness/mail-server.ts'
import { textMatching } from '../harness/text-matching.ts'
import { startTestServer } from '../harness/start-test-server.ts'

/** SMTP codes with which the next mails to each recipient are refused. */
const refusals = new Map<string, number[]>()
const mailServer = await startMailServer({
  hideSTARTTLS: true,
  onRcptTo({ address }, _, done) {
    const code = refusals.get(address)?.shift()
    done(code === undefined ? null : reply(code))
  },
})
const environment = {
  SANDBOX: 'off',
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  SMTP_TLS: 'off',
  MAIL_FROM: 'MyWater <portal@example.com>',
}
const server = await startTestServer({ environment })
afterAll(async () => {
  await server.stop()
  await mailServer.close()
})

/** Long enough on a slow machine. */
const soon = { timeout: 20_000 }
const message = {
  subject: 'A',
  body: 'Open https://my.example/?code=c1',
  links: ['https://my.example/?code=c1'],
}
const queue = (to: string) => queueMessage(server.db, { kind: 'mail', to, ...message })
/** `columns` are the earlier tries. */
const queueTried = (recipient: string, columns: Partial<Insertable<Schema['message']>>) =>
  server.db
    .insertInto('message')
    .values({ kind: 'mail', recipient, ...message, ...columns })
    .execute()
const messageTo = (recipient: string) => server.rowOf('message', { recipient })
const isSent = async (recipient: string) => (await messageTo(recipient)).sentAt !== null
const untilSent = async (recipient: string) => {
  await expect.poll(() => isSent(recipient), soon).toBe(true)
}
const makeDue = () =>
  server.db
    .updateTable('message')
    .set({ nextAttemptAt: now })
    .where('sentAt', 'is', null)
    .where('deadAt', 'is', null)
    .execute()
const deliveredTo = (recipient: string) => mailServer.delivered.filter(({ to }) => to === recipient)
const linesAbout = (id: string) => server.logs.filter((line) => line.includes(`"id":"${id}"`))

test('a mail is text and HTML with working links, then emptied', async () => {
  const link = 'https://my.example/registrationComplete?code=a_b&x=1'
  await queueMessage(server.db, {
    kind: 'mail',
    to: 'ana@example.com',
    subject: 'Activación',
    body: `Hola <Ana>:\n\nAbra ${link}\n\nGracias`,
    links: [link],
    language: 'es',
    head: 'done',
  })
  await untilSent('ana@example.com')
  expect(await messageTo('ana@example.com')).toMatchObject({ body: '', links: [], failure: null })
  const [mail] = deliveredTo('ana@example.com')
  expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  const { from, subject, text, html, attachments } = await PostalMime.parse(mail?.source ?? '')
  expect({ from, subject }).toEqual({
    from: { name: 'MyWater', address: 'portal@example.com' },
    subject: 'Activación',
  })
  expect(text?.trim()).toBe(
    `Hola <Ana>:\n\nAbra ${link}\n\nGracias\n\nRecibe este correo de American Water porque esta dirección se dio para una cuenta o un acceso.`,
  )
  expect(html).toContain('<html lang="es">')
  expect(html).toMatch(/<p [^>]*>Hola &lt;Ana&gt;:<\/p>/)
  expect(html).toContain(`href="${link.replace('&', '&amp;')}">`)
  expect(html).toContain('>✓</span>')
  expect(html).toContain('<img src="cid:brand" alt="MyWater"')
  expect(attachments).toMatchObject([
    { contentId: '<brand>', disposition: 'inline', mimeType: 'image/png', filename: 'mail-header.png' },
  ])
})

test('with a sandbox the text of a sent message is kept', async () => {
  const sandbox = await startTestServer({ environment: { ...environment, SANDBOX: 'on' } })
  const body = 'Open https://my.example/?code=c2'
  await queueMessage(sandbox.db, { kind: 'mail', to: 'shown@example.com', subject: 'A', body })
  await expect.poll(() => deliveredTo('shown@example.com'), soon).toHaveLength(1)
  expect(await sandbox.outbox()).toContainEqual(
    expect.objectContaining({ to: 'shown@example.com', text: body }),
  )
})

test('a mail refused for now is sent again, delaying no other', async () => {
  refusals.set('grey@example.com', Array<number>(50).fill(450))
  await queue('grey@example.com')
  await queue('next@example.com')
  await untilSent('next@example.com')
  await expect
    .poll(async () => (await messageTo('grey@example.com')).failure, soon)
    .toMatch(/^smtp 450 RCPT TO/)
  expect(await messageTo('grey@example.com')).toMatchObject({ sentAt: null, deadAt: null })
  refusals.delete('grey@example.com')
  await makeDue()
  await untilSent('grey@example.com')
  const { id, attempts } = await messageTo('grey@example.com')
  expect(attempts).toBeGreaterThan(1)
  expect(deliveredTo('grey@example.com')).toMatchObject([
    { source: textMatching(new RegExp(`Message-ID: <\\d+\\.${id}@example.com>`, 'i')) },
  ])
})

test.each([
  [0, 2.5, 5],
  [4, 40, 80],
  [20, 1800, 3600],
])('after %i failed tries the next is %i to %i seconds later', async (attempts, least, most) => {
  const to = `waits${attempts}@example.com`
  refusals.set(to, [451])
  await queueTried(to, { attempts })
  await expect.poll(async () => (await messageTo(to)).failure, soon).not.toBeNull()
  const waiting = server.db
    .selectFrom('message')
    .select('id')
    .where('recipient', '=', to)
    .where('nextAttemptAt', '>', fromNow(least - 2, 'second'))
    .where('nextAttemptAt', '<=', fromNow(most, 'second'))
  expect(await waiting.execute()).toHaveLength(1)
})

const becomeDead = async (recipient: string, ...codes: number[]) => {
  refusals.set(recipient, codes)
  await queue(recipient)
  await expect.poll(async () => (await messageTo(recipient)).deadAt, soon).not.toBeNull()
  return messageTo(recipient)
}

test('a mail to a refused address becomes an anonymous dead letter', async () => {
  const { id, failure } = await becomeDead('gone@example.com', 550)
  expect(failure).toMatch(/^smtp 550 RCPT TO/)
  const lines = linesAbout(id)
  expect(lines).toEqual([expect.stringContaining('"event":"dead_letter"')])
  expect(lines.join()).not.toMatch(/gone|example\.com|code|c1/)
})

test('dead letters are counted, and listed with a masked recipient', async () => {
  const { id } = await becomeDead('listed@example.com', 553)
  const [newest] = await listDeadLetters(server.db)
  expect(newest).toMatchObject({
    id,
    kind: 'mail',
    recipient: 'l•••••d@example.com',
    tries: 1,
    reason: textMatching(/^smtp 553/),
  })
  const { mail, sms } = await countMessages(server.db)
  expect(mail.dead).toBe((await listDeadLetters(server.db)).length)
  expect(sms).toEqual({ waiting: 0, dead: 0, oldestSeconds: 0 })
})

test('retryDeadLetter sends a dead letter again, and nothing else', async () => {
  const { id } = await becomeDead('again@example.com', 550)
  expect(await retryDeadLetter(server.db, id)).toBe(true)
  await untilSent('again@example.com')
  expect(await retryDeadLetter(server.db, id)).toBe(false)
  expect(await retryDeadLetter(server.db, '999999')).toBe(false)
  expect(await retryDeadLetter(server.db, 'x')).toBe(false)
})

test('the command dead-letters lists a dead letter and sends it again', async () => {
  const { id } = await becomeDead('command@example.com', 550)
  const run = async (...more: string[]) => {
    const program = join(projectFolder, 'src/server/commands/dead-letters.ts')
    const env = { ...process.env, ...environment, DATABASE_URL: server.database }
    return (await promisify(execFile)(process.execPath, [program, ...more], { env })).stdout
  }
  const list = await run()
  expect(list).toMatch(new RegExp(`^${id}\tmail\tc•••••d@example.com\t1\t.*\tsmtp 550 RCPT TO`, 'm'))
  expect(list).not.toMatch(/command@|code=/)
  expect(await run('--retry', id)).toContain(`The servers try ${id} again`)
  await expect(run('--retry', id)).rejects.toThrow(`${id} is not a dead letter`)
  await untilSent('command@example.com')
})

test('a mail becomes a dead letter if its 24th try fails', async () => {
  refusals.set('never@example.com', [451])
  await queueTried('never@example.com', { attempts: 23 })
  await expect.poll(async () => (await messageTo('never@example.com')).deadAt, soon).not.toBeNull()
  expect(deliveredTo('never@example.com')).toEqual([])
})

test('an expired message becomes an empty dead letter for good', async () => {
  await queueTried('late@example.com', { expiresAt: new Date(Date.now() - 1000) })
  await queue('in-time@example.com')
  await untilSent('in-time@example.com')
  expect(deliveredTo('late@example.com')).toEqual([])
  const other = await startTestServer({ database: server.database, environment })
  await expect.poll(async () => (await messageTo('late@example.com')).failure, soon).toBe('too late')
  await other.stop()
  const { id, body, attempts } = await messageTo('late@example.com')
  expect({ body, attempts }).toEqual({ body: '', attempts: 0 })
  expect(deliveredTo('late@example.com')).toEqual([])
  expect(await retryDeadLetter(server.db, id)).toBe(false)
})

test('two servers on one database send each of 20 mails only once', async () => {
  const recipients = Array.from({ length: 20 }, (_, index) => `many${index}@example.com`)
  const other = await startTestServer({ database: server.database, environment })
  // Each server sends immediately after it has queued, so both send at the same time.
  for (const [index, to] of recipients.entries())
    await queueMessage((index % 2 === 0 ? server : other).db, { kind: 'mail', to, ...message })
  await expect.poll(async () => (await Promise.all(recipients.map(isSent))).every(Boolean), soon).toBe(true)
  await other.stop()
  const sent = mailServer.delivered.map(({ to }) => to).filter((to) => to.startsWith('many'))
  expect(sent.toSorted()).toEqual(recipients.toSorted())
})

test('a message that another server is about to send is left', async () => {
  await queueTried('leased@example.com', { attempts: 1, nextAttemptAt: new Date(Date.now() + 600_000) })
  await queue('free@example.com')
  await untilSent('free@example.com')
  expect(deliveredTo('leased@example.com')).toEqual([])
})

test('a message of a transaction that is rolled back is never sent', async () => {
  const call = server.db.transaction().execute(async (transaction) => {
    await queueMessage(transaction, { kind: 'mail', to: 'nobody@example.com', subject: 'A', body: 'a' })
    throw new Error('rolled back')
  })
  await expect(call).rejects.toThrow('rolled back')
  await queue('after@example.com')
  await untilSent('after@example.com')
  expect(deliveredTo('nobody@example.com')).toEqual([])
})
