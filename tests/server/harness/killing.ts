import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '../../../src/server/database/open-database.ts'

/** Printed by the tests; set `SEED` to repeat the same times. */
export const seed = Number(process.env['SEED'] ?? randomInt(1_000_000))

const filesIn = (folder: string) => ({
  password: join(folder, 'postgresql/password'),
  postmaster: join(folder, 'postgresql/data/postmaster.pid'),
})

export const openDatabaseIn = async (folder: string) => {
  const files = filesIn(folder)
  const password = (await readFile(files.password, 'utf8')).trim()
  const [, , , port] = (await readFile(files.postmaster, 'utf8')).split('\n')
  return connect(`postgres://mywater:${password}@127.0.0.1:${port}/postgres`, 2)
}

export const killDatabaseIn = async (folder: string) => {
  const [pid] = (await readFile(filesIn(folder).postmaster, 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}
