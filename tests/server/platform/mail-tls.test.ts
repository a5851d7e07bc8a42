import tls from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { createMailDelivery } from '../../../src/server/mails/gateways.ts'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'
import { textMatching } from '../harness/text-matching.ts'
import { certificate, type MailServer, startMailServer } from '../harness/mail-server.ts'

const running: MailServer[] = []
const serve = async (options?: Parameters<typeof startMailServer>[0]) => {
  const server = await startMailServer(options)
  running.push(server)
  return server
}
const usualAuthorities = tls.getCACertificates('default')
afterEach(async () => {
  tls.setDefaultCACertificates(usualAuthorities)
  await Promise.all(running.splice(0).map((server) => server.close()))
})
const trustCertificate = () => tls.setDefaultCACertificates([...usualAuthorities, certificate])

const message = {
  key: '1.1',
  recipient: 'ana@example.com',
  subject: 'Hello',
  body: 'Code 123456',
  links: [],
  language: 'en',
  head: 'open',
} as const
const send = (environment: Record<string, string>) => {
  const { mailServer, mailFrom, brand, page } = readConfiguration({ SANDBOX: 'off', ...environment })
  if (!mailServer) throw new Error('no mail server')
  return createMailDelivery(mailServer, mailFrom, brand, page)(message)
}

test('a mail is sent over STARTTLS if the certificate is trusted', async () => {
  trustCertificate()
  const { port, delivered } = await serve()
  expect(await send({ SMTP_URL: `smtp://localhost:${port}` })).toEqual({ kind: 'sent' })
  expect(delivered).toMatchObject([{ to: 'ana@example.com', isSecure: true }])
})

test('a mail is sent over smtps if the certificate is trusted', async () => {
  trustCertificate()
  const { port, delivered } = await serve({ secure: true })
  expect(await send({ SMTP_URL: `smtps://localhost:${port}` })).toEqual({ kind: 'sent' })
  expect(delivered).toMatchObject([{ isSecure: true }])
})

test('a mail server without TLS receives neither the password nor the mail', async () => {
  const authenticated: unknown[] = []
  const { port, delivered } = await serve({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _, done) => {
      authenticated.push(auth)
      done(null, { user: 'u' })
    },
  })
  expect(await send({ SMTP_URL: `smtp://u:p@localhost:${port}` })).toMatchObject({ kind: 'later' })
  expect({ authenticated, delivered }).toEqual({ authenticated: [], delivered: [] })
})

test.each([
  ['smtp', false],
  ['smtps', true],
])('a mail server with an untrusted certificate receives no mail (%s)', async (protocol, secure) => {
  const { port, delivered } = await serve({ secure })
  const sent = await send({ SMTP_URL: `${protocol}://localhost:${port}` })
  expect(sent).toEqual({ kind: 'later', reason: 'smtp CONN ESOCKET self-signed certificate' })
  expect(delivered).toEqual([])
})

test('a local mail server receives mails without TLS if SMTP_TLS is off', async () => {
  const { port, delivered } = await serve({ hideSTARTTLS: true })
  const settings = { SMTP_URL: `smtp://localhost:${port}`, SMTP_TLS: 'off' }
  expect(await send(settings)).toEqual({ kind: 'sent' })
  expect(delivered).toMatchObject([{ isSecure: false, source: textMatching(/<1\.1@localhost>/) }])
})

test('a mail stays queued if the mail server refuses the password', async () => {
  trustCertificate()
  const { port, delivered } = await serve({
    authOptional: false,
    onAuth: (_, __, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
  })
  const sent = await send({ SMTP_URL: `smtp://u:p%40@localhost:${port}` })
  expect(sent).toEqual({ kind: 'later', reason: textMatching(/^smtp 535 AUTH/) })
  expect(delivered).toEqual([])
})
