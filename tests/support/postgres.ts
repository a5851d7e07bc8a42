import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from './throwaway.ts'
import { projectFolder } from '../../src/server/platform/configuration.ts'
import { databaseUser } from '../../src/server/database/embedded/system-user.ts'

/** From the configuration for operators. */
export const deployed = (name: string): string => join(projectFolder, '.ci/containers', name)

/** Each with a path that exists only if the package is installed. */
const packages = {
  postgresql: '/usr/lib/postgresql',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  nginx: '/usr/sbin/nginx',
  podman: '/usr/bin/podman',
  'podman-compose': '/usr/bin/podman-compose',
  netavark: '/usr/lib/podman/netavark',
  'aardvark-dns': '/usr/lib/podman/aardvark-dns',
  iptables: '/usr/sbin/iptables',
  runc: '/usr/sbin/runc',
  debootstrap: '/usr/sbin/debootstrap',
} as const
type Package = keyof typeof packages
const newest = () => readdirSync('/usr/lib/postgresql').toSorted((a, b) => Number(b) - Number(a))[0]

export const ensurePrograms = (wanted: readonly Package[] = ['postgresql', 'pgbouncer', 'haproxy']): void => {
  const missing = wanted.filter((name) => !existsSync(packages[name]))
  if (missing.length === 0) return
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' } as const
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options)
}

/** As the database's system user; killed when this process ends. */
export const startProgram = (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess => {
  const env = { ...process.env, ...environment }
  const child = spawn(command, args, { ...databaseUser(), env, cwd: '/', stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

export const endProgram = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const runAsDatabaseUser = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { ...databaseUser(), cwd: '/', stdio: 'pipe', encoding: 'utf8' })

export const makeFolder = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  const user = databaseUser()
  if (user) await chown(folder, user.uid, user.gid)
  return folder
}

const program = (name: string) => `/usr/lib/postgresql/${newest()}/bin/${name}`
const query = (port: number, statement: string) =>
  runAsDatabaseUser(program('psql'), [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'postgres',
    '-Atc',
    statement,
  ])

const until = async (isSo: () => boolean, what: string) => {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      if (isSo()) return
    } catch {
      // Not yet accepting connections: the loop tries again.
    }
    await pause(50)
  }
  throw new Error(`${what} was not ready in time`)
}

const start = async (data: string, port: number, settings: readonly string[]) => {
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const args = all.flatMap((setting) => ['-c', setting])
  const child = startProgram(program('postgres'), ['-D', data, '-p', String(port), ...args])
  await until(() => query(port, 'select 1') === '1\n', 'PostgreSQL')
  return child
}

const makeData = (data: string) =>
  runAsDatabaseUser(program('initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ])

export const openPlainPostgres = async (folder: string, settings: readonly string[] = []) => {
  const [port, data] = [await findFreePort(), join(folder, 'plain')]
  makeData(data)
  const server = await start(data, port, settings)
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    /** As an operator would. */
    backUp(file: string) {
      runAsDatabaseUser(program('pg_dump'), ['--format=custom', '--file', file, url])
    },
    restore(file: string) {
      runAsDatabaseUser(program('pg_restore'), ['--no-owner', '--role=postgres', '--dbname', url, file])
    },
    close: () => endProgram(server, 'SIGQUIT'),
  }
}

/** A primary and a synchronous replica, behind PgBouncer in transaction mode. */
export const openPostgres = async (folder: string) => {
  const [primaryPort, replicaPort, poolerPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const primaryData = join(folder, 'primary')
  const replicaData = join(folder, 'replica')
  makeData(primaryData)
  const primary = await start(primaryData, primaryPort, [])
  query(primaryPort, 'create role mywater login')
  query(primaryPort, readFileSync(deployed('role.sql'), 'utf8'))
  query(primaryPort, 'create database mywater owner mywater')
  const copy = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres', '-D', replicaData]
  runAsDatabaseUser(program('pg_basebackup'), [...copy, '-R', '-c', 'fast'])
  const replica = await start(replicaData, replicaPort, ['hot_standby=on'])
  // A commit is acknowledged only after both servers have stored it.
  query(primaryPort, "alter system set synchronous_standby_names = '*'")
  query(primaryPort, 'select pg_reload_conf()')
  await until(
    () => query(primaryPort, "select count(*) from pg_stat_replication where sync_state = 'sync'") === '1\n',
    'the replica',
  )

  const poolerFile = join(folder, 'pgbouncer.ini')
  const writePooler = (port: number) => {
    const settings = readFileSync(deployed('pgbouncer.ini'), 'utf8')
      .replace('host=database port=5432', `host=127.0.0.1 port=${port} user=mywater`)
      .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
      .replace('listen_port = 6432', `listen_port = ${poolerPort}`)
      .replace('auth_type = scram-sha-256', 'auth_type = any')
      .replace(/^auth_file.*$/m, `logfile = ${join(folder, 'pgbouncer.log')}`)
    writeFileSync(poolerFile, settings)
  }
  writePooler(primaryPort)
  const pooler = startProgram('/usr/sbin/pgbouncer', ['-q', poolerFile])
  const url = `postgres://mywater@127.0.0.1:${poolerPort}/mywater`

  return {
    url,
    /** Kills the primary during calls, and makes the replica the new primary behind PgBouncer. */
    async failOver() {
      await endProgram(primary, 'SIGKILL')
      runAsDatabaseUser(program('pg_ctl'), ['promote', '-w', '-D', replicaData])
      writePooler(replicaPort)
      pooler.kill('SIGHUP')
    },
    /** Into a new database, as an operator would. */
    restoredCopy(port: number = replicaPort) {
      const dump = join(folder, 'backup.dump')
      const server = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
      runAsDatabaseUser(program('pg_dump'), [...server, '--format=custom', '--file', dump, 'mywater'])
      query(port, 'create database restored owner mywater')
      runAsDatabaseUser(program('pg_restore'), [
        ...server,
        '--dbname=restored',
        '--no-owner',
        '--role=mywater',
        dump,
      ])
      return `postgres://mywater@127.0.0.1:${port}/restored`
    },
    async close() {
      await endProgram(pooler, 'SIGKILL')
      await endProgram(replica, 'SIGQUIT')
      await endProgram(primary, 'SIGQUIT')
    },
  }
}
