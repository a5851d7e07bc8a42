import { createServer, type Server } from 'node:net'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '../../../src/server/database/database.ts'
import { queueMessage } from '../../../src/server/mails/outbox.ts'
import { startTestServer, type TestServer } from '../harness/start-test-server.ts'

interface Delivered {
  readonly to: string
  readonly source: string
}

/** Takes mail as a mail server does, except for the address it refuses. */
const startMailServer = async (delivered: Delivered[], refused: string): Promise<Server> => {
  const server = createServer((socket) => {
    let to = ''
    let source: string | null = null
    let pending = ''
    const answer = (line: string) => socket.write(`${line}\r\n`)
    const takeLine = (line: string) => {
      if (source !== null && line === '.') {
        delivered.push({ to, source })
        source = null
        return answer('250 kept')
      }
      if (source !== null) {
        source += `${line.replace(/^\./, '')}\r\n`
        return undefined
      }
      if (line.startsWith('RCPT TO:')) to = /<(.*)>/.exec(line)?.[1] ?? ''
      if (line.startsWith('RCPT TO:') && to === refused) return answer('450 later')
      if (line === 'DATA') source = ''
      return answer(line === 'DATA' ? '354 go on' : '250 fine')
    }
    socket.on('data', (data) => {
      const lines = (pending + data.toString()).split('\r\n')
      pending = lines.pop() ?? ''
      for (const line of lines) takeLine(line)
    })
    answer('220 mail')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const delivered: Delivered[] = []
let mailServer: Server
let server: TestServer
beforeAll(async () => {
  mailServer = await startMailServer(delivered, 'refused@example.com')
  const address = mailServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const environment = {
    SANDBOX: 'off',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'MyWater <portal@example.com>',
  }
  server = await startTestServer({ environment })
})
afterAll(async () => {
  await server.stop()
  mailServer.close()
})

/** Any call makes the server look for mail to send. */
const anyCall = () => server.call('getActiveAlerts')
const isSent = async (recipient: string) => {
  const message = server.db.selectFrom('message').select('sentAt').where('recipient', '=', recipient)
  const row = await message.executeTakeFirst()
  return row && row.sentAt !== null
}

test('a mail goes out as text and as HTML whose links can be followed', async () => {
  const link = 'https://my.example/registrationComplete?code=a_b&x=1'
  await queueMessage(server.db, {
    kind: 'mail',
    to: 'ana@example.com',
    subject: 'Activación',
    body: `Hola <Ana>:\n\nAbra ${link}\n\nGracias`,
    links: [link],
    language: 'es',
  })
  await anyCall()
  await expect.poll(() => isSent('ana@example.com')).toBe(true)
  const mail = delivered.find(({ to }) => to === 'ana@example.com')
  const { from, subject, text, html } = await PostalMime.parse(mail?.source ?? '')
  expect({ from, subject }).toEqual({
    from: { name: 'MyWater', address: 'portal@example.com' },
    subject: 'Activación',
  })
  expect(text?.trim()).toBe(`Hola <Ana>:\n\nAbra ${link}\n\nGracias`)
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('<p>Hola &lt;Ana&gt;:</p>')
  expect(html).toContain(`<a href="${link.replace('&', '&amp;')}">`)
})

test('a mail refused by the mail server is kept for another try, and holds up no other', async () => {
  await queueMessage(server.db, { kind: 'mail', to: 'refused@example.com', subject: 'A', body: 'a' })
  await queueMessage(server.db, { kind: 'mail', to: 'next@example.com', subject: 'B', body: 'b' })
  await anyCall()
  await expect.poll(() => isSent('next@example.com')).toBe(true)
  const row = await server.db
    .selectFrom('message')
    .select((eb) => eb.and([eb('sentAt', 'is', null), eb('nextAttemptAt', '>', now)]).as('later'))
    .where('recipient', '=', 'refused@example.com')
    .executeTakeFirst()
  expect(row).toEqual({ later: true })
})

test('each mail goes out once, though several servers send', async () => {
  const recipients = Array.from({ length: 10 }, (_, index) => `many${index}@example.com`)
  for (const to of recipients) await queueMessage(server.db, { kind: 'mail', to, subject: 'A', body: 'a' })
  const port = mailServer.address()
  const smtp = typeof port === 'object' && port ? `smtp://127.0.0.1:${port.port}` : ''
  const other = await startTestServer({
    database: server.database,
    environment: { SANDBOX: 'off', SMTP_URL: smtp },
  })
  await Promise.all([anyCall(), other.call('getActiveAlerts')])
  await expect.poll(async () => (await Promise.all(recipients.map(isSent))).every(Boolean)).toBe(true)
  await other.stop()
  expect(
    delivered
      .map(({ to }) => to)
      .filter((to) => to.startsWith('many'))
      .toSorted(),
  ).toEqual(recipients)
})

test('a message of a call that was rolled back is never sent', async () => {
  const call = server.db.transaction().execute(async (transaction) => {
    await queueMessage(transaction, { kind: 'mail', to: 'nobody@example.com', subject: 'A', body: 'a' })
    throw new Error('rolled back')
  })
  await expect(call).rejects.toThrow('rolled back')
  await queueMessage(server.db, { kind: 'mail', to: 'after@example.com', subject: 'A', body: 'a' })
  await anyCall()
  await expect.poll(() => isSent('after@example.com')).toBe(true)
  expect(delivered.map(({ to }) => to)).not.toContain('nobody@example.com')
})
