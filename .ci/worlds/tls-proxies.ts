import { execFileSync } from 'node:child_process'
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { headers as headerNames } from '../../src/contract/http.ts'
import { databaseUser } from '../../src/server/database/embedded/system-user.ts'
import { openNginx } from '../../tests/support/nginx.ts'
import { makeFolder } from '../../tests/support/postgres.ts'
import { openProxy } from '../../tests/support/proxy.ts'
import { openClient } from '../conformance/client.ts'
import { findFreePort } from '../../tests/support/throwaway.ts'
import type { World } from './world.ts'

/** Makes a self-signed certificate for this machine, with its key in one file, which this process and the proxy trust. */
const makeCertificate = (folder: string): string => {
  const fileOf = (name: string) => join(folder, `${name}.pem`)
  const [key, certificate, both] = [fileOf('key'), fileOf('certificate'), fileOf('both')]
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const text = readFileSync(certificate, 'utf8')
  writeFileSync(both, text + readFileSync(key, 'utf8'), { mode: 0o600 })
  const user = databaseUser()
  if (user) chownSync(both, user.uid, user.gid)
  setDefaultCACertificates([...getCACertificates('default'), text])
  return both
}

const protocolOf = async (origin: string): Promise<string | undefined> => {
  const session = connect(origin)
  await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject))
  const protocol = session.alpnProtocol
  session.close()
  return protocol
}

interface Place {
  readonly folder: string
  readonly port: number
  readonly httpPort: number
  readonly servers: readonly number[]
  readonly certificate: string
}

/** Walks through the portal on three servers behind a TLS proxy. Returns the port on which the proxy redirects. */
const tryProxy = async (world: World, open: (place: Place) => { close: () => Promise<void> }) => {
  const [port, httpPort] = [await findFreePort(), await findFreePort()]
  const origin = `https://localhost:${port}`
  const { url } = await world.database('database')
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()]
  const folder = await makeFolder(join(world.folder, 'proxy'))
  const certificate = makeCertificate(folder)
  const proxy = open({ folder, port, httpPort, servers: ports, certificate })
  world.atEnd(() => proxy.close())
  const started = await Promise.all(
    ports.map((own) => world.server({ PORT: String(own), PUBLIC_ORIGIN: origin, DATABASE_URL: url })),
  )
  await world.untilReady(origin)
  const { headers } = await fetch(origin)
  const protocol = await protocolOf(origin)
  world.check('the proxy uses HTTP/2', protocol === 'h2', protocol)
  const isStrict = headers.has('Strict-Transport-Security')
  world.check('a response has the header Strict-Transport-Security', isStrict, [...headers])
  await world.walk(origin)
  const { status } = await fetch(`${origin}/assets/${'.'.repeat(14_500)}/`)
  const isUp = (await fetch(origin)).ok
  world.check('14,500 dots are refused and harm no server', [414, 431].includes(status) && isUp, status)
  // The server must log the address of the real client, and not the invented one.
  const invented = { 'X-Forwarded-For': '10.1.2.3', [headerNames.captcha]: 'an.invented.token' }
  const body = JSON.stringify({ loginId: 'nobody', password: 'Blue-Kettle-42' })
  await openClient(`${origin}/api`)('userLogin', { method: 'POST', headers: invented, body })
  const log = started.map((server) => server.output()).join('')
  const clients = [...new Set([...log.matchAll(/"client":"([^"]+)"/g)].map(([, client]) => client))]
  world.check(
    'the log contains the address from which the proxy received the request',
    clients.join() === '127.0.0.1',
    clients,
  )
  return httpPort
}

export const tryHaproxy = async (world: World): Promise<void> => {
  await tryProxy(world, (at) => openProxy(at.folder, at.port, at.servers, at.certificate))
}

export const tryNginx = async (world: World): Promise<void> => {
  const httpPort = await tryProxy(world, (at) =>
    openNginx(at.folder, at.port, at.httpPort, at.servers, at.certificate),
  )
  const redirect = await fetch(`http://localhost:${httpPort}/register?a=1`, { redirect: 'manual' })
  const to = redirect.headers.get('Location')
  world.check('a request over HTTP is redirected to HTTPS', to === 'https://localhost/register?a=1', to)
}
