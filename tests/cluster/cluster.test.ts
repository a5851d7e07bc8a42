import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../support/throwaway.ts'
import { databaseUser } from '../../src/server/database/embedded/system-user.ts'
import { connect, disconnect } from '../../src/server/database/open-database.ts'
import { projectFolder } from '../../src/server/platform/configuration.ts'
import { type BuiltServers, openBuiltServers } from '../support/built-server.ts'
import { makeAccount, loginDataFor } from '../server/harness/server-fixture.ts'
import { type MailServer, startMailServer } from '../server/harness/mail-server.ts'
import { isAcknowledged, register } from '../server/harness/registrations.ts'
import { ensurePrograms, makeFolder, openPostgres } from '../support/postgres.ts'
import { openProxy } from '../support/proxy.ts'
import { repeatJourneys } from '../support/journeys.ts'

/** In milliseconds. */
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
const opened: (() => Promise<void>)[] = []

/** Servers of the previous version also work with the changed table. */
const addColumn = "alter table login add column nickname text not null default '';\n"

/** The build steps of the Containerfile, on a copy without the files that are not part of the image. */
const buildImage = async (version: string, migrations: Readonly<Record<string, string>>): Promise<string> => {
  const root = join(folder, version)
  const files = execFileSync('git', ['ls-files'], { cwd: projectFolder, encoding: 'utf8' }).trim().split('\n')
  for (const file of files) await cp(join(projectFolder, file), join(root, file))
  for (const [name, statements] of Object.entries(migrations))
    await writeFile(join(root, 'src/server/database/migrations', name), statements)
  const [buildStage = ''] = (await readFile(join(projectFolder, 'Containerfile'), 'utf8')).split(
    /^FROM .* AS server$/m,
  )
  // With Vitest's value "test", the build would contain development code.
  const { NODE_ENV: _ours, ...env } = process.env
  for (const [, command = ''] of buildStage.matchAll(/^RUN (?:--mount=\S+ )*(.*)$/gm))
    execFileSync('sh', ['-c', command], { cwd: root, stdio: 'pipe', env })
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
  const port = await findFreePort()
  origin = `http://localhost:${port}`
  ports = [await findFreePort(), await findFreePort(), await findFreePort()]
  proxy = openProxy(programs, port, ports)
  opened.push(() => proxy.close())
  servers = await openBuiltServers('cluster')
  opened.push(() => servers.close())
  const image = await buildImage('image', {})
  nextVersion = await buildImage('next', { '900-next.sql': addColumn })
  for (const index of ports.keys()) await startServer(index, image)
})
afterAll(async () => {
  for (const close of opened.toReversed()) await close()
})

const isReady = async () => (await fetch(`${origin}/health/ready`)).ok

/** Each call can reach a different server. */
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

const secondsUntil = async (isSo: () => Promise<boolean>): Promise<number> => {
  const start = performance.now()
  await expect.poll(isSo, { timeout: 60_000, interval: between.checks }).toBe(true)
  return (performance.now() - start) / 1000
}

/** The browser tests use up the sample people; a restart on an empty database adds them again. */
const restartServers = async () => {
  const database = connect(postgres.url, 1)
  await sql`drop owned by current_user`.execute(database)
  await disconnect(database)
  for (const [index, server] of [...running].entries()) {
    server.child.kill('SIGTERM')
    await server.ended
    await startServer(index, nextVersion)
  }
}

test('three servers on one database lose no acknowledged registration if servers are replaced or killed, or if the primary database fails', async () => {
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true)
  const db = connect(postgres.url, 2)
  const accounts: string[] = []
  for (let made = 0; made < 260; made += 1) accounts.push(await makeAccount(db))
  await disconnect(db)
  const allResults = repeatJourneys(origin, folder, 'all')
  const registering = keepRegistering(accounts)
  await expect.poll(() => registering.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(5)
  const soFar = async () => ({ failed: (await proxy.answers()).failed, refused: registering.refused() })

  for (const [index, server] of [...running].entries()) {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await startServer(index, nextVersion)
    await expect.poll(isReady).toBe(true)
    await pause(1000)
  }
  const whileReplaced = await soFar()

  const killed = Date.now()
  running[1]?.child.kill('SIGKILL')
  await pause(3000)
  await startServer(1, nextVersion)
  const recovered = Date.now()
  await pause(2000)
  const whileKilled = await soFar()

  const lost = Date.now()
  await postgres.failOver()
  const { length } = registering.acknowledged
  const secondsToReady = await secondsUntil(isReady)
  const secondsToAnswer = await secondsUntil(() => Promise.resolve(registering.acknowledged.length > length))
  const back = Date.now()
  const whilePromoted = await soFar()

  const results = await allResults
  await registering.stop()
  const atTheEnd = await soFar()
  const { byServer } = await proxy.answers()
  const met = (journey: (typeof results)[number], from: number, to: number) =>
    journey.began < to && journey.ended > from
  const failed = results.filter(({ isGood }) => !isGood)
  const failedElsewhere = failed.filter(
    (journey) => !met(journey, killed, recovered) && !met(journey, lost, back),
  )

  const database = connect(postgres.restoredCopy(), 2)
  const mailsOf = (to: string) => mails.delivered.filter((mail) => mail.to === to).length
  const activations = registering.acknowledged.map((number) => mailsOf(loginDataFor(number).email))
  const found = await database.selectFrom('loginAccount').select('contractNumber').execute()
  const half = await sql<{ oktaId: string }>`
    select okta_id from login where login_id like 'ada-%' and not (
      exists (select from link_code where kind = 'activation' and subject = okta_id)
      and exists (select from message where recipient = login.email))`.execute(database)
  // A later migration may remove a column once all servers are updated.
  await sql`alter table login drop column nickname`.execute(database)
  await disconnect(database)

  await restartServers()
  const resultsAgain = failed.length > 0 ? await repeatJourneys(origin, folder, 'failed') : []

  console.log(
    JSON.stringify(
      {
        journeys: results.length,
        failedWhileSomethingWasLost: failed.map(({ name }) => name),
        failedElsewhere,
        failedAgain: resultsAgain.filter(({ isGood }) => !isGood),
        acknowledged: registering.acknowledged.length,
        whileReplaced,
        whileKilled,
        whilePromoted,
        atTheEnd,
        secondsToReady,
        secondsToAnswer,
        byServer,
      },
      null,
      2,
    ),
  )

  expect(found.map(({ contractNumber }) => contractNumber)).toEqual(
    expect.arrayContaining(registering.acknowledged),
  )
  expect(half.rows).toEqual([])
  expect(new Set(activations)).toEqual(new Set([1]))
  expect(whileReplaced).toEqual({ failed: 0, refused: 0 })
  expect(atTheEnd).toEqual(whilePromoted)
  expect(secondsToReady + secondsToAnswer).toBeLessThan(10)
  expect(byServer.every((answered) => answered > 0)).toBe(true)
  expect(results.length).toBeGreaterThan(60)
  expect(failedElsewhere).toEqual([])
  expect(resultsAgain).toHaveLength(failed.length)
  expect(resultsAgain.filter(({ isGood }) => !isGood)).toEqual([])
})
