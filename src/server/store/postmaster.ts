import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A running PostgreSQL, as its `postmaster.pid` tells. */
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

/**
 * The PostgreSQL that runs on the data, if one does. A `postmaster.pid` left by a killed one is removed when its
 * process id belongs to something else by now, which PostgreSQL alone could not tell.
 */
export const runningPostmaster = async (data: string): Promise<Postmaster | null> => {
  const file = join(data, 'postmaster.pid')
  const lines = await readFile(file, 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  )
  if (!lines) return null
  const pid = Number(lines[0])
  if ((await commandOf(pid)).includes(data)) return { pid, port: Number(lines[3]) }
  await rm(file, { force: true })
  return null
}

/** Asks a PostgreSQL that is no child of this process for its fast shutdown, and waits for it. */
export const stopPostmaster = async (data: string, { pid }: Postmaster): Promise<void> => {
  process.kill(pid, 'SIGINT')
  while (existsSync(join(data, 'postmaster.pid'))) await pause(20)
}
