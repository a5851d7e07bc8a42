import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { queueMessage } from '../../../src/server/mails/outbox.ts'
import { disconnect } from '../../../src/server/database/open-database.ts'
import { makeAccount } from '../harness/server-fixture.ts'
import { startMailServer } from '../harness/mail-server.ts'
import { openBuiltServers } from '../../support/built-server.ts'
import { findFreePort, randomNumbers } from '../../support/throwaway.ts'
import { killDatabaseIn, openDatabaseIn, seed } from '../harness/killing.ts'
import { isAcknowledged, register, submit, type Submitted } from '../harness/registrations.ts'
import { inParallel } from '../harness/parallel.ts'

const servers = await openBuiltServers('killed')
afterAll(() => servers.close())

const rounds = 3
const peopleAtOnce = 3
/** Registrations before each kill, and milliseconds from the last of them to the kill. */
const longest = { registrations: 3, rest: 300 }

test(`after random kills of server and database every registration is complete, and every acknowledged registration is stored (SEED=${seed})`, async () => {
  const random = randomNumbers(seed)
  const folder = join(servers.folder, 'data')
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const start = async () => {
    const server = servers.start({ PORT: String(port), DATA_DIR: folder })
    await server.ready
    return server
  }

  const submitted: Submitted[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = await start()
    const database = await openDatabaseIn(folder)
    let isAlive = true
    const registerMany = async () => {
      while (isAlive) {
        const one = await register(origin, await makeAccount(database))
        if (one) submitted.push(one)
      }
    }
    const people = Promise.allSettled(Array.from({ length: peopleAtOnce }, registerMany))
    const enough = submitted.length + random() * longest.registrations
    await expect.poll(() => submitted.length, { timeout: 30_000 }).toBeGreaterThan(enough)
    await pause(random() * longest.rest)
    isAlive = false
    server.child.kill('SIGKILL')
    if (random() < 0.5) await killDatabaseIn(folder)
    await Promise.all([people, server.ended])
    await disconnect(database)
  }

  await start()
  const database = await openDatabaseIn(folder)
  const findRegistered = sql<{ contractNumber: string; isWhole: boolean }>`
    select contract_number,
      exists (select from link_code where kind = 'activation' and subject = okta_id)
      and exists (select from message where recipient = login.email)
      and exists (select from permit where kind = 'login' and subject = okta_id) as is_whole
    from login left join login_account using (okta_id) where login_id like 'ada-%'`
  const registered = async () => (await findRegistered.execute(database)).rows
  const before = await registered()
  expect(before.filter(({ isWhole, contractNumber }) => !isWhole || !contractNumber)).toEqual([])
  const found = before.map(({ contractNumber }) => contractNumber)
  const acknowledged = submitted.filter(({ answer }) => answer !== null)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(found).toEqual(expect.arrayContaining(acknowledged.map(({ contractNumber }) => contractNumber)))

  // As the portal does after a lost response.
  for (const one of submitted) {
    const answer: unknown = await submit(one)
    expect(answer).toEqual(one.answer ?? answer)
    expect(answer).toMatchObject({ Status: 'Success' })
  }
  expect((await registered()).map(({ contractNumber }) => contractNumber).toSorted()).toEqual(
    submitted.map(({ contractNumber }) => contractNumber).toSorted(),
  )
  await disconnect(database)
}, 120_000)

test('after two kills of the database every acknowledged registration is stored', async () => {
  const folder = join(servers.folder, 'database')
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const server = servers.start({ PORT: String(port), DATA_DIR: folder })
  await server.ready
  const database = await openDatabaseIn(folder)
  const accounts = await inParallel(60, () => makeAccount(database))
  await disconnect(database)

  const statuses = new Set<number>()
  let isDone = false
  const watch = async () => {
    while (!isDone) {
      const { status } = await fetch(`${origin}/health/ready`)
      statuses.add(status)
      await pause(20)
    }
  }
  const watching = watch()
  const acknowledged: string[] = []
  for (let kills = 0; kills < 2; kills += 1) {
    const before = acknowledged.length
    const registered = async () => {
      const contractNumber = accounts.pop() ?? ''
      const one = await register(origin, contractNumber)
      if (isAcknowledged(one)) acknowledged.push(contractNumber)
      return acknowledged.length - before
    }
    await expect.poll(registered, { timeout: 20_000 }).toBeGreaterThan(1)
    const inFlight = Promise.all([registered(), registered()])
    await killDatabaseIn(folder)
    await inFlight
    await expect.poll(registered, { timeout: 20_000 }).toBeGreaterThan(3)
  }
  isDone = true
  await watching
  // The database can be back before the next check of a second, so 503 need not be among them.
  expect([...statuses].filter((status) => status !== 503)).toEqual([200])
  expect(server.output()).not.toContain('"status":500')

  const now = await openDatabaseIn(folder)
  const rows = await now.selectFrom('loginAccount').select('contractNumber').execute()
  expect(rows.map(({ contractNumber }) => contractNumber)).toEqual(expect.arrayContaining(acknowledged))
  await disconnect(now)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
}, 120_000)

test("a killed server's mail is sent exactly once by the next", async () => {
  let isHeld = false
  const kept: string[] = []
  const mailServer = await startMailServer({
    hideSTARTTLS: true,
    onRcptTo({ address }, _, done) {
      if (isHeld) {
        kept.push(address)
        return done()
      }
      // The first mail gets no answer, and the connection stays open.
      isHeld = true
    },
  })
  const folder = join(servers.folder, 'mail')
  const start = async () => {
    const port = await findFreePort()
    const smtp = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, SMTP_TLS: 'off' }
    const server = servers.start({ PORT: String(port), DATA_DIR: folder, SANDBOX: 'off', ...smtp })
    await server.ready
    return { ...server, wake: () => fetch(`http://localhost:${port}/api/getActiveAlerts`) }
  }
  const first = await start()
  const before = await openDatabaseIn(folder)
  await queueMessage(before, { kind: 'mail', to: 'ana@example.com', subject: 'A', body: 'a' })
  await disconnect(before)
  await first.wake()
  await expect.poll(() => isHeld, { timeout: 20_000 }).toBe(true)
  first.child.kill('SIGKILL')
  await first.ended

  const second = await start()
  const database = await openDatabaseIn(folder)
  const message = database.selectFrom('message').select(['attempts', 'sentAt'])
  await second.wake()
  // The killed server has reserved the message for some time.
  expect(await message.execute()).toEqual([{ attempts: 1, sentAt: null }])
  await database.updateTable('message').set({ nextAttemptAt: new Date() }).execute()
  await second.wake()
  await expect
    .poll(async () => (await message.executeTakeFirstOrThrow()).sentAt, { timeout: 20_000 })
    .not.toBeNull()
  expect(kept).toEqual(['ana@example.com'])
  expect(mailServer.delivered.map(({ to }) => to)).toEqual(['ana@example.com'])
  await disconnect(database)
  second.child.kill('SIGKILL')
  await second.ended
  await mailServer.close()
}, 120_000)
