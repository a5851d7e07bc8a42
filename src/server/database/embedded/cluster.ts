import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SystemUser } from './system-user.ts'

const initialise = async (folder: string, program: string, user: SystemUser | undefined) => {
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  await mkdir(data, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user) for (const path of [data, passwordFile]) await chown(path, user.uid, user.gid)
  const options = [
    '--username=mywater',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
  ]
  await promisify(execFile)(
    join(program, 'initdb'),
    [`--pgdata=${data}`, '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...options],
    { ...user, cwd: '/' },
  )
}

/** Created in a temporary folder and then renamed, so that an interrupted start leaves no incomplete cluster. */
export const openCluster = async (folder: string, program: string, user: SystemUser | undefined) => {
  const files = join(folder, 'postgresql')
  if (!existsSync(files)) {
    const unfinished = `${files}.${process.pid}`
    try {
      await mkdir(unfinished, { recursive: true, mode: 0o755 })
      await initialise(unfinished, program, user)
      await rename(unfinished, files).catch((error: unknown) => {
        if (!existsSync(files)) throw error
      })
    } finally {
      await rm(unfinished, { recursive: true, force: true })
    }
  }
  return { data: join(files, 'data'), password: (await readFile(join(files, 'password'), 'utf8')).trim() }
}
export type Cluster = Awaited<ReturnType<typeof openCluster>>
