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

export interface EmbeddedDatabase {
  /** Connection address for PostgreSQL clients. */
  readonly url: string
  /** A message for the operator if the data is not in the requested folder; otherwise `null`. */
  readonly notice: string | null
  stop(): Promise<void>
}

interface Running {
  readonly port: number
  /** Resolves when the connection to the database ends, for any reason. */
  readonly lost: Promise<void>
  stop(): Promise<void>
  /**
   * Lets the database continue to run when this process ends. Call this function only after this process has lost its
   * connection to the database.
   */
  leave(): Promise<void>
}

/** Key of the advisory lock that the server of this database holds. The number is arbitrary. */
const ownerLock = 7_021_969
const startTimeLimit = 20_000

/**
 * Returns the folder in which the data is stored if the requested folder is not accessible to the system user that runs
 * PostgreSQL.
 */
const openClusterIn = async (folder: string) => {
  const name = `mywater-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  const inVar = await access('/var/lib', constants.W_OK).then(
    () => true,
    () => false,
  )
  return join(inVar ? '/var/lib' : tmpdir(), name)
}

/**
 * Creates the missing folders one by one, because Node's recursive `mkdir` never returns on a file system that does not
 * allow new folders, such as `/proc`.
 */
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
 * Acquires the lock that marks this process as the owner of the database. PostgreSQL releases the lock when the
 * connection or the process ends.
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
 * Makes this process the owner of a running database.
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
    // Another server already owns this database. Therefore the database must continue to run after this process ends.
    await (error instanceof StartupError ? started.leave() : started.stop())
    throw error
  }
}

/**
 * Whether the start failed for a temporary reason, so that a second start can succeed. Examples: another server was
 * starting the database at the same time, or another program used the port.
 */
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

/** Starts the database again each time it ends unexpectedly, until `stop` is called. */
const keepRunning = (first: Running, startAgain: () => Promise<Running>): { stop(): Promise<void> } => {
  let isStopped = false
  const restart = async (lost: Running): Promise<Running | null> => {
    await lost.leave()
    while (!isStopped)
      try {
        return await startAgain()
      } catch {
        // A later start can succeed, for example if the disk has free space again, or if another server has released
        // the lock.
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

/**
 * Finds the database that a server runs on this folder.
 * @returns its address for PostgreSQL clients; `null` if no database runs there
 */
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
 * Starts the bundled PostgreSQL. If a killed server has left a PostgreSQL that runs on the data folder, uses that
 * PostgreSQL. If PostgreSQL ends unexpectedly, starts it again.
 * @throws StartupError if the folder is in use or not writable, if the disk is full, or if PostgreSQL is missing
 */
export const startEmbeddedPostgres = async (dataFolder: string): Promise<EmbeddedDatabase> => {
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
