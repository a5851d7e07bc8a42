import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { headers as headerNames } from '../../src/contract/http.ts'
import { databaseUser } from '../../src/server/database/embedded/system-user.ts'
import { failedWholeJourneys, wholeJourneys } from '../../tests/cluster/journeys.ts'
import { openNginx } from '../../tests/cluster/nginx.ts'
import { ensurePrograms, makeFolder, openPlainPostgres } from '../../tests/cluster/postgres.ts'
import { openProxy } from '../../tests/cluster/proxy.ts'
import { buildWhenNeeded } from '../build.ts'
import { openClient } from '../conformance/client.ts'
import { openBuiltServers } from '../../tests/server/harness/built-server.ts'
import { root } from '../run-command.ts'
import { findFreePort } from '../throwaway.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'mywater-tls-'))
chmodSync(folder, 0o755)

/** A self-signed certificate for this machine. Certificate and key are in one file, which the proxies can read. */
const makeCertificate = () => {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) =>
    join(folder, name),
  )
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  execFileSync('openssl', [...request, ...names, '-keyout', key ?? '', '-out', certificate ?? ''], {
    stdio: 'ignore',
  })
  const text = readFileSync(certificate ?? '', 'utf8')
  const file = both ?? ''
  writeFileSync(file, text + readFileSync(key ?? '', 'utf8'), { mode: 0o600 })
  const user = databaseUser()
  if (user) chownSync(file, user.uid, user.gid)
  return { file, text }
}

const failures: string[] = []
const check = (what: string, isSo: boolean, found: unknown) => {
  console.log(`  ${isSo ? 'ok    ' : 'failed'} ${what}`)
  if (!isSo) failures.push(`${what}: ${JSON.stringify(found)}`)
}

/** The protocol that a client negotiates with the proxy over TLS. */
const protocolOf = async (origin: string): Promise<string | undefined> => {
  const session = connect(origin)
  await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject))
  const protocol = session.alpnProtocol
  session.close()
  return protocol
}

const untilReady = async (origin: string) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const isReady = await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(100)
  }
  throw new Error(`${origin} is not ready`)
}

ensurePrograms(['postgresql', 'haproxy', 'nginx'])
const certificate = makeCertificate()
setDefaultCACertificates([...getCACertificates('default'), certificate.text])
await buildWhenNeeded()
const servers = await openBuiltServers('tls-proxies', join(root, 'dist/server/main.js'))

interface Proxy {
  readonly close: () => Promise<void>
}
type OpenProxy = (at: { folder: string; port: number; httpPort: number; servers: readonly number[] }) => Proxy
const proxies: Readonly<Record<string, OpenProxy>> = {
  nginx: (at) => openNginx(at.folder, at.port, at.httpPort, at.servers, certificate.file),
  haproxy: (at) => openProxy(at.folder, at.port, at.servers, certificate.file),
}

const tryProxy = async (name: string, open: OpenProxy) => {
  console.log(name)
  const [port, httpPort] = [await findFreePort(), await findFreePort()]
  const origin = `https://localhost:${port}`
  const own = await makeFolder(join(folder, name))
  const postgres = await openPlainPostgres(own)
  const ports = [await findFreePort(), await findFreePort(), await findFreePort()]
  const proxy = open({ folder: own, port, httpPort, servers: ports })
  try {
    const started = ports.map((serverPort) =>
      servers.start({
        PORT: String(serverPort),
        PUBLIC_ORIGIN: origin,
        DATABASE_URL: postgres.url,
        SANDBOX: 'on',
        TRUSTED_PROXIES: '1',
        DRAIN_SECONDS: '0',
      }),
    )
    for (const server of started) await server.ready
    await untilReady(origin)
    const { headers } = await fetch(origin)
    const protocol = await protocolOf(origin)
    check('the proxy uses HTTP/2', protocol === 'h2', protocol)
    check('a response has the header Strict-Transport-Security', headers.has('Strict-Transport-Security'), [
      ...headers,
    ])
    if (name === 'nginx') {
      const redirect = await fetch(`http://localhost:${httpPort}/register?a=1`, { redirect: 'manual' })
      const to = redirect.headers.get('Location')
      check('a request over HTTP is redirected to HTTPS', to === 'https://localhost/register?a=1', to)
    }
    const failed = await failedWholeJourneys(origin, folder)
    check(`${wholeJourneys.length} journeys in a browser`, failed.length === 0, failed)
    // Sends a call with an invented address in the header X-Forwarded-For. The server must log the address of the real
    // client, and not the invented address.
    const invented = { 'X-Forwarded-For': '10.1.2.3', [headerNames.captcha]: 'an.invented.token' }
    const body = JSON.stringify({ loginId: 'nobody', password: 'Blue-Kettle-42' })
    await openClient(`${origin}/api`)('userLogin', { method: 'POST', headers: invented, body })
    const log = started.map((server) => server.output()).join('')
    const clients = new Set([...log.matchAll(/"client":"([^"]+)"/g)].map(([, client]) => client))
    check(
      'the log contains the address from which the proxy received the request',
      [...clients].join() === '127.0.0.1',
      [...clients],
    )
  } finally {
    await proxy.close()
    servers.killAll()
    await postgres.close()
  }
}

try {
  for (const [name, open] of Object.entries(proxies))
    if (values.only === undefined || values.only === name) await tryProxy(name, open)
} finally {
  await servers.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) console.error(failure)
process.exitCode = failures.length === 0 ? 0 : 1
