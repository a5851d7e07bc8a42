import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { SystemUser } from '../../src/server/database/embedded/system-user.ts'
import { projectFolder } from '../../src/server/platform/configuration.ts'

/** As `npm start` does. */
const buildServer = async (name: string): Promise<string> => {
  // The program finds packages only inside node_modules.
  const outDir = join(projectFolder, 'node_modules/.test-server', name)
  await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'error',
    build: { ssr: 'src/main.ts', outDir, emptyOutDir: true, copyPublicDir: false },
  })
  return join(outDir, 'main.js')
}

/** One build for all test files of a process. */
let building: Promise<string> | undefined

const startProcess = (program: string, environment: Record<string, string>, user?: SystemUser) => {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [program], {
    ...user,
    cwd: '/',
    env: { ...inherited, ...environment },
  })
  let output = ''
  let errors = ''
  child.stderr.on('data', (data) => (errors += String(data)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output += String(data)
      if (output.includes('MyWater is at')) resolve()
    })
    void ended.then(() => reject(new Error(errors || output)))
  })
  // A test of a failed start does not await `ready`.
  ready.catch(() => {})
  return { child, ready, ended, output: () => output, errors: () => errors.trim() }
}

/** A database process outlives its killed server. */
const killDatabasesIn = async (folder: string) => {
  for await (const file of glob('**/postmaster.pid', { cwd: folder })) {
    try {
      const [pid] = (await readFile(join(folder, file), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // Already ended, or ending.
    }
  }
}

export const openBuiltServers = async (name: string, built?: string) => {
  const program = built ?? (await (building ??= buildServer(name)))
  const running = new Set<ChildProcess>()
  const folder = await mkdtemp(join(tmpdir(), `mywater-${name}-`))
  await chmod(folder, 0o755)
  const killAll = () => {
    for (const child of running) child.kill('SIGKILL')
  }
  return {
    folder,
    /** `other` is the program of another version, `user` the system user. */
    start(environment: Record<string, string>, other = program, user?: SystemUser) {
      const server = startProcess(other, environment, user)
      running.add(server.child)
      void server.ended.then(() => running.delete(server.child))
      return server
    },
    killAll,
    async close() {
      killAll()
      await killDatabasesIn(folder)
      // The processes of a killed database still write for a moment.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
    },
  }
}
export type BuiltServers = Awaited<ReturnType<typeof openBuiltServers>>
