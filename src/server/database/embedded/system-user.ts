import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartupError } from '../../platform/startup-error.ts'

export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

const name = 'postgres'

const find = (): SystemUser | null => {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

const create = (): SystemUser | null => {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'pipe' })
  } catch {
    return null
  }
  return find()
}

/** `undefined` unless this process runs as root, as which PostgreSQL does not run. */
export const databaseUser = (): SystemUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const user = find() ?? create()
  if (!user) throw new StartupError(`PostgreSQL does not run as root, and there is no user "${name}"`)
  return user
}

export const canReach = (folder: string, user: SystemUser): boolean => {
  const { mode, uid, gid } = statSync(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  return dirname(folder) === folder || canReach(dirname(folder), user)
}
