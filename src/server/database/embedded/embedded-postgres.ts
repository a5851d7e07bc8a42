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
  /** Address for any PostgreSQL client. */
  readonly url: string
  /** Tells the person that the data is in another folder than the one they named. */
  readonly notice: string | null
  stop(): Promise<void>
}

interface Running {
  readonly port: number
  /** Resolves when the database no longer answers, also without a request to stop. */
  readonly lost: Promise<void>
  stop(): Promise<void>
  /** Closes what is left of a lost database. */
  leave(): Promise<void>
}

/** Key of the advisory lock "the server that started this database". Any number is right. */
const ownerLock = 7_021_969
const startTimeLimit = 20_000

/** A folder that the database's user may enter, if the requested one is closed to it. */
const openPlaceFor = async (folder: string) => {
  const name = `mywater-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  const inVar = await access('/var/lib', constants.W_OK).then(
    () => true,
    () => false,
  )
  return join(inVar ? '/var/lib' : tmpdir(), name)
}

/**
 * One folder at a time: Node's recursive `mkdir` never returns where a file system makes no folders, such as below
 * `/proc`.
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
 * Locks the database for this process. The lock belongs to the connection, so it ends with the process.
 *
 * @throws StartupError when another server has it, the driver's error when it does not answer
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

/** `null` while a database found running is starting or stopping. */
const takeOver = async (cluster: Cluster, found: Postmaster): Promise<Running | null> => {
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
  if (found) return takeOver(cluster, found)
  const started = await startDatabaseProcess(program, cluster.data, user, port)
  try {
    const { lost, release } = await acquireLock(urlOf(cluster, started.port))
    return { ...started, lost, stop: () => release().then(() => started.stop()) }
  } catch (error) {
    // another server that took the database over owns it, and it must not end with this process
    await (error instanceof StartupError ? started.leave() : started.stop())
    throw error
  }
}

/** Another start was faster, or another program took the port: try again. */
const isWorthAnotherTry = (error: unknown) =>
  error instanceof Error &&
  /lock file .* (already exists|is empty)|could not bind|pre-existing shared memory/.test(error.message)

const run = async (
  cluster: Cluster,
  program: string,
  user: SystemUser | undefined,
  port?: number,
): Promise<Running> => {
  const deadline = Date.now() + startTimeLimit
  for (;;) {
    try {
      const running = await tryOnce(cluster, program, user, port)
      if (running) return running
    } catch (error) {
      if (!isWorthAnotherTry(error) || Date.now() > deadline) throw error
    }
    if (Date.now() > deadline) throw new StartupError('the database did not answer within 20 seconds')
    await pause(100)
  }
}

/** Restarts the database whenever it is lost, until it is stopped. */
const keepRunning = (first: Running, startAgain: () => Promise<Running>): { stop(): Promise<void> } => {
  let isStopped = false
  const restart = async (lost: Running): Promise<Running | null> => {
    await lost.leave()
    while (!isStopped)
      try {
        return await startAgain()
      } catch {
        // the disk may have room again, or another server may have released the lock
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
 * Starts the PostgreSQL that comes with the project, or takes over one whose server was killed, and restarts it when it
 * is killed.
 *
 * @throws StartupError when the folder is in use or not writable, the disk full, or PostgreSQL missing
 */
export const startEmbeddedPostgres = async (dataFolder: string): Promise<EmbeddedDatabase> => {
  const wanted = resolve(dataFolder)
  try {
    const user = databaseUser()
    const openPlace = await openPlaceFor(wanted)
    const folder = await chooseFolder(wanted, openPlace, user)
    const program = await databaseProgram(user, openPlace)
    const cluster = await openCluster(folder, program, user)
    const first = await run(cluster, program, user)
    const running = keepRunning(first, () => run(cluster, program, user, first.port))
    const notice =
      folder === wanted ? null : `${wanted} is closed to the database's user; the data is in ${folder}`
    return { url: urlOf(cluster, first.port), notice, stop: () => running.stop() }
  } catch (error) {
    throw folderError(wanted, error)
  }
}
