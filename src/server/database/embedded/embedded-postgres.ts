import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { folderError, StartupError } from '../../platform/startup-error.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { connectOnce } from '../connection/client.ts'
import { databaseProgram } from './database-program.ts'
import { startDatabaseProcess } from './database-process.ts'
import { type Postmaster, runningPostmaster, stopPostmaster } from './postmaster.ts'
import { canReach, databaseUser, type SystemUser } from './system-user.ts'

interface Running {
  readonly port: number
  /** For any reason. */
  readonly lost: Promise<void>
  stop(): Promise<void>
  /** PostgreSQL then continues to run. Only after this process has lost its connection to it. */
  leave(): Promise<void>
}

/** The number is arbitrary. */
const ownerLock = 7_021_969
const startTimeLimit = 20_000

/** Used if the system user that runs PostgreSQL cannot reach the requested folder. */
const openClusterIn = async (folder: string) => {
  const name = `mywater-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  const inVar = await access('/var/lib', constants.W_OK).then(
    () => true,
    () => false,
  )
  return join(inVar ? '/var/lib' : tmpdir(), name)
}

/** Node's recursive `mkdir` never returns where new folders are not allowed, such as in `/proc`. */
const makeFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder))
  await mkdir(folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
  })
}

const chooseFolder = async (wanted: string, openPlace: string, user: SystemUser | undefined) => {
  await makeFolder(wanted)
  await access(wanted, constants.W_OK)
  if (!user || canReach(wanted, user)) return wanted
  await mkdir(openPlace, { recursive: true, mode: 0o755 })
  return openPlace
}

const urlOf = (cluster: Cluster, port: number) =>
  `postgres://mywater:${cluster.password}@127.0.0.1:${port}/postgres`

/**
 * PostgreSQL releases the lock when the connection or the process ends.
 * @throws StartupError if another server holds the lock, or the driver's error if the database does not respond
 */
const acquireLock = async (url: string) => {
  const client = await connectOnce(url)
  const lost = new Promise<void>((ended) => client.once('end', () => ended()))
  try {
    const lock = `select pg_try_advisory_lock(${ownerLock}) as taken`
    const { rows } = await client.query<{ taken: boolean }>(lock)
    if (!rows[0]?.taken) throw new StartupError('the data folder is in use by another server')
    return { lost, release: () => client.end() }
  } catch (error) {
    await client.end()
    throw error
  }
}

/**
 * @returns `null` while this database is starting or stopping
 * @throws StartupError if another server owns the database
 */
const connectToRunning = async (cluster: Cluster, found: Postmaster): Promise<Running | null> => {
  try {
    const { lost, release } = await acquireLock(urlOf(cluster, found.port))
    const stop = () => release().then(() => stopPostmaster(cluster.data, found))
    return { port: found.port, lost, stop, leave: () => Promise.resolve() }
  } catch (error) {
    if (error instanceof StartupError) throw error
    return null
  }
}

const tryOnce = async (
  cluster: Cluster,
  program: string,
  user: SystemUser | undefined,
  port: number | undefined,
): Promise<Running | null> => {
  const found = await runningPostmaster(cluster.data)
  if (found) return connectToRunning(cluster, found)
  const started = await startDatabaseProcess(program, cluster.data, user, port)
  try {
    const { lost, release } = await acquireLock(urlOf(cluster, started.port))
    return { ...started, lost, stop: () => release().then(() => started.stop()) }
  } catch (error) {
    // Another server already owns this database, so it must continue to run.
    await (error instanceof StartupError ? started.leave() : started.stop())
    throw error
  }
}

/** For example, another server was starting the database at the same time, or a program used the port. */
const isRetryable = (error: unknown) =>
  error instanceof Error &&
  /lock file "[^"]*" (already exists|is empty)|could not bind|pre-existing shared memory/.test(error.message)

const run = async (
  cluster: Cluster,
  program: string,
  user: SystemUser | undefined,
  port?: number,
): Promise<Running> => {
  const deadline = performance.now() + startTimeLimit
  for (;;) {
    try {
      const running = await tryOnce(cluster, program, user, port)
      if (running) return running
    } catch (error) {
      if (!isRetryable(error) || performance.now() > deadline) throw error
    }
    if (performance.now() > deadline) throw new StartupError('the database did not answer within 20 seconds')
    await pause(100)
  }
}

const keepRunning = (first: Running, startAgain: () => Promise<Running>): { stop(): Promise<void> } => {
  let isStopped = false
  const restart = async (lost: Running): Promise<Running | null> => {
    await lost.leave()
    while (!isStopped)
      try {
        return await startAgain()
      } catch {
        // The disk may have free space again, or another server may have released the lock.
        await pause(500)
      }
    return null
  }
  let current: Promise<Running | null> = Promise.resolve(first)
  const watch = async (running: Running): Promise<void> => {
    await running.lost
    if (isStopped) return
    current = restart(running)
    const next = await current
    if (next) await watch(next)
  }
  void watch(first)
  return {
    async stop() {
      isStopped = true
      await (await current)?.stop()
    },
  }
}

/** @returns its address; `null` if no database runs there */
export const findRunningDatabase = async (dataFolder: string): Promise<string | null> => {
  const wanted = resolve(dataFolder)
  for (const folder of [wanted, await openClusterIn(wanted)]) {
    if (!existsSync(join(folder, 'postgresql'))) continue
    const cluster = await openCluster(folder, '', undefined)
    const running = await runningPostmaster(cluster.data)
    if (running) return urlOf(cluster, running.port)
  }
  return null
}

/**
 * Uses a PostgreSQL that a killed server has left on the data folder. Starts it again if it ends unexpectedly.
 * @throws StartupError if the folder is in use or not writable, the disk is full, or PostgreSQL is missing
 */
export const startEmbeddedPostgres = async (dataFolder: string) => {
  const wanted = resolve(dataFolder)
  try {
    const user = databaseUser()
    const openPlace = await openClusterIn(wanted)
    const folder = await chooseFolder(wanted, openPlace, user)
    const program = await databaseProgram(user, openPlace)
    const cluster = await openCluster(folder, program, user)
    const first = await run(cluster, program, user)
    const running = keepRunning(first, () => run(cluster, program, user, first.port))
    const notice =
      folder === wanted
        ? null
        : `${wanted} is not accessible to the database's user; the data is in ${folder}`
    return { url: urlOf(cluster, first.port), notice, stop: () => running.stop() }
  } catch (error) {
    throw folderError(wanted, error)
  }
}
