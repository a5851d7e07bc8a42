import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from 'vite'
import { databaseUser } from '../../src/server/database/embedded/system-user.ts'
import { connect, disconnect } from '../../src/server/database/open-database.ts'
import { projectFolder } from '../../src/server/platform/configuration.ts'
import { type BuiltServers, freePort, openBuiltServers } from '../server/harness/built-server.ts'
import { makeAccount, recordFor } from '../server/harness/desk.ts'
import { type MailServer, startMailServer } from '../server/harness/mail-server.ts'
import { isAcknowledged, register } from '../server/harness/registrations.ts'
import { ensurePrograms, makeFolder, openPostgres } from './postgres.ts'
import { openProxy } from './proxy.ts'

const journeys = [
  'registration/registration',
  'recovery',
  'third-party',
  'invitation',
  'paperless',
  'service-login',
  'sign-in',
]
/** Milliseconds. */
const between = { registrations: 500, checks: 100 }

type Server = ReturnType<BuiltServers['start']>

let folder: string
let servers: BuiltServers
let postgres: Awaited<ReturnType<typeof openPostgres>>
let proxy: ReturnType<typeof openProxy>
let nextVersion: string
let mails: MailServer
let origin: string
let ports: number[]
const running: Server[] = []
/** What to end, the last opened first. */
const opened: (() => Promise<void>)[] = []

/** The next version: the same sources and one more change of the schema, which the version before does not mind. */
const buildNextVersion = async (): Promise<string> => {
  const root = join(folder, 'next')
  for (const name of ['src', 'machines', 'package.json', 'tsconfig.json'])
    await cp(join(projectFolder, name), join(root, name), { recursive: true })
  await symlink(join(projectFolder, 'node_modules'), join(root, 'node_modules'))
  await mkdir(join(root, 'dist'))
  await symlink(join(projectFolder, 'dist/portal'), join(root, 'dist/portal'))
  const migration = join(root, 'src/server/database/migrations/900-next.sql')
  await writeFile(migration, "alter table login add column nickname text not null default '';\n")
  const outDir = join(root, 'dist/server')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { ssr: 'src/server/main.ts', outDir, copyPublicDir: false },
  })
  return join(outDir, 'main.js')
}

/** What the steps of the Containerfile make of a checkout, and of it what the image keeps. */
const buildImage = async (): Promise<string> => {
  const root = join(folder, 'image')
  const files = execFileSync('git', ['ls-files'], { cwd: projectFolder, encoding: 'utf8' }).trim().split('\n')
  for (const file of files) await cp(join(projectFolder, file), join(root, file))
  const [buildStage = ''] = (await readFile(join(projectFolder, 'Containerfile'), 'utf8')).split(
    /^FROM .* AS server$/m,
  )
  for (const [, command = ''] of buildStage.matchAll(/^RUN (.*)$/gm))
    execFileSync('sh', ['-c', command], { cwd: root, stdio: 'pipe' })
  for (const name of await readdir(root))
    if (!['package.json', 'node_modules', 'dist'].includes(name))
      await rm(join(root, name), { recursive: true })
  return join(root, 'dist/server/main.js')
}

const startServer = async (index: number, program: string) => {
  const environment = {
    PORT: String(ports[index]),
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: postgres.url,
    SANDBOX: 'on',
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '2',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    SMTP_TLS: 'off',
  }
  const server = servers.start(environment, program, databaseUser())
  await server.ready
  running[index] = server
}

beforeAll(async () => {
  ensurePrograms()
  folder = await mkdtemp(join(tmpdir(), 'mywater-cluster-'))
  await chmod(folder, 0o755)
  opened.push(() => rm(folder, { recursive: true, force: true }))
  const programs = await makeFolder(join(folder, 'programs'))
  postgres = await openPostgres(programs)
  opened.push(() => postgres.close())
  mails = await startMailServer()
  opened.push(() => mails.close())
  const port = await freePort()
  origin = `http://localhost:${port}`
  ports = [await freePort(), await freePort(), await freePort()]
  proxy = openProxy(programs, port, ports)
  opened.push(() => proxy.close())
  servers = await openBuiltServers('cluster')
  opened.push(() => servers.close())
  nextVersion = await buildNextVersion()
  const image = await buildImage()
  for (const index of ports.keys()) await startServer(index, image)
})
afterAll(async () => {
  for (const close of opened.toReversed()) await close()
})

const isReady = async () => (await fetch(`${origin}/health/ready`)).ok

/** Every journey in a browser, against whatever stands behind the proxy at the moment. */
const walkJourneys = async () => {
  const playwright = join(projectFolder, 'node_modules/@playwright/test/cli.js')
  const child = spawn(process.execPath, [playwright, 'test', '--retries=2', '--reporter=line', ...journeys], {
    cwd: projectFolder,
    env: { ...process.env, PORTAL_ORIGIN: origin },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (data) => (output += String(data)))
  child.stderr.on('data', (data) => (output += String(data)))
  await once(child, 'close')
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0)
  return { passed: count('passed'), again: count('flaky'), failed: count('failed'), output }
}

/** Registers one person after the other until told to stop; each call may reach another server. */
const keepRegistering = (accounts: string[]) => {
  const acknowledged: string[] = []
  let refused = 0
  let isDone = false
  const work = async () => {
    for (let next = accounts.pop(); next !== undefined && !isDone; next = accounts.pop()) {
      if (isAcknowledged(await register(origin, next))) acknowledged.push(next)
      else refused += 1
      await pause(between.registrations)
    }
  }
  const working = work()
  return {
    acknowledged,
    refused: () => refused,
    async stop() {
      isDone = true
      await working
    },
  }
}

const failuresOf = async (isCounted: (server: string) => boolean) =>
  (await proxy.answers()).reduce((sum, { server, failed }) => sum + (isCounted(server) ? failed : 0), 0)

const secondsUntil = async (isSo: () => Promise<boolean>): Promise<number> => {
  const start = performance.now()
  await expect.poll(isSo, { timeout: 60_000, interval: between.checks }).toBe(true)
  return (performance.now() - start) / 1000
}

test('three servers on one database: replaced, killed, and its primary lost, nobody is left behind', async () => {
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
  const db = connect(postgres.url, 2)
  const accounts: string[] = []
  for (let made = 0; made < 260; made += 1) accounts.push(await makeAccount(db))
  await disconnect(db)
  const walking = walkJourneys()
  const registering = keepRegistering(accounts)
  await expect.poll(() => registering.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5)

  // the next version takes the place of one server after the other
  for (const [index, server] of [...running].entries()) {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await startServer(index, nextVersion)
    await pause(1000)
  }
  const whileReplaced = { failed: await failuresOf(() => true), refused: registering.refused() }

  // one is killed with all it has in hand, and comes back
  running[1]?.child.kill('SIGKILL')
  await pause(3000)
  await startServer(1, nextVersion)
  await pause(2000)
  const whileKilled = {
    failed: await failuresOf(() => true),
    ofOthers: await failuresOf((server) => server !== 's2'),
    refused: registering.refused(),
  }

  await postgres.failOver()
  const { length } = registering.acknowledged
  const secondsToReady = await secondsUntil(isReady)
  const secondsToAnswer = await secondsUntil(() => Promise.resolve(registering.acknowledged.length > length))
  const whilePromoted = { failed: await failuresOf(() => true), refused: registering.refused() }

  const { output, ...walked } = await walking
  console.log(output.slice(output.search(/\n\s+\d+ (failed|flaky|passed)/)))
  await registering.stop()
  const answers = await proxy.answers()
  console.log(
    JSON.stringify(
      {
        journeys: walked,
        acknowledged: registering.acknowledged.length,
        whileReplaced,
        whileKilled,
        whilePromoted,
        secondsToReady,
        secondsToAnswer,
        answers,
      },
      null,
      2,
    ),
  )

  const database = connect(postgres.restoredCopy(), 2)
  const mailsOf = (to: string) => mails.delivered.filter((mail) => mail.to === to).length
  const activations = registering.acknowledged.map((number) => mailsOf(recordFor(number).email))
  const found = await database.selectFrom('loginAccount').select('contractNumber').execute()
  const half = await sql<{ oktaId: string }>`
    select okta_id from login where login_id like 'ada-%' and not (
      exists (select from link_code where kind = 'activation' and subject = okta_id)
      and exists (select from message where recipient = login.email))`.execute(database)
  // contracted, once no server of the version before is left
  await sql`alter table login drop column nickname`.execute(database)
  await disconnect(database)

  expect(found.map(({ contractNumber }) => contractNumber)).toEqual(
    expect.arrayContaining(registering.acknowledged),
  )
  expect(half.rows).toEqual([])
  expect(new Set(activations)).toEqual(new Set([1]))
  expect(whileReplaced).toEqual({ failed: 0, refused: 0 })
  expect(whileKilled.ofOthers).toBe(0)
  expect(secondsToReady + secondsToAnswer).toBeLessThan(10)
  expect(answers.every(({ answered }) => answered > 0)).toBe(true)
  expect(output).not.toContain('No tests found')
  expect(walked.failed).toBe(0)
  expect(walked.passed + walked.again).toBeGreaterThan(60)
})
