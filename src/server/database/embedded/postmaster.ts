import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Postmaster {
  readonly pid: number
  readonly port: number
}

const commandOf = async (pid: number): Promise<string> => {
  try {
    if (existsSync('/proc/self/cmdline')) return await readFile(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

const read = (file: string) => readFile(file, 'utf8').catch(() => null)

/** Milliseconds for which an empty `postmaster.pid` might belong to a PostgreSQL that is starting. */
const beingWritten = 5000

const isBeingWritten = async (file: string) => {
  const changed = await stat(file).catch(() => null)
  return changed === null || Date.now() - changed.mtimeMs < beingWritten
}

/**
 * Removes the `postmaster.pid` of a killed PostgreSQL: if another program now has that process id, a new PostgreSQL
 * would refuse to start.
 */
export const runningPostmaster = async (data: string): Promise<Postmaster | null> => {
  const file = join(data, 'postmaster.pid')
  const written = await read(file)
  if (written === null) return null
  const [pid = '', , , port] = written.split('\n')
  if (pid === '' && (await isBeingWritten(file))) return null
  if (pid !== '' && (await commandOf(Number(pid))).includes(data))
    return { pid: Number(pid), port: Number(port) }
  if ((await read(file)) === written) await rm(file, { force: true })
  return null
}

/** For one that is not a child of this process. */
export const stopPostmaster = async (data: string, { pid }: Postmaster): Promise<void> => {
  process.kill(pid, 'SIGINT')
  while (existsSync(join(data, 'postmaster.pid'))) await pause(20)
}
