import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { SystemUser } from './system-user.ts'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })

/**
 * Starts PostgreSQL in the background and then reads a word from its own standard input, which ends when the Node
 * process calls `stop` or is killed. The script then stops PostgreSQL, unless the word is `keep`. It closes its own
 * stderr, so that the stream ends as soon as PostgreSQL ends.
 */
const watched = '"$@" & exec 2>&-; read -r word; [ "$word" = keep ] || kill -INT $!; wait'

const settings = (port: number) =>
  [
    ['listen_addresses', '127.0.0.1'],
    ['port', port],
    ['unix_socket_directories', ''],
    ['shared_buffers', '32MB'],
    ['max_connections', 200],
    ['logging_collector', 'off'],
  ].flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Without `wantedPort`, uses a free port. Rejects with the output of PostgreSQL. */
export const startDatabaseProcess = async (
  program: string,
  data: string,
  user: SystemUser | undefined,
  wantedPort?: number,
) => {
  const port = wantedPort ?? (await freePort())
  const command = [join(program, 'postgres'), '-D', data, ...settings(port)]
  const child = spawn('/bin/sh', ['-c', watched, 'sh', ...command], {
    ...user,
    cwd: '/',
    detached: true,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.stdin.on('error', () => child.stdin.destroy())
  /** Resolves after PostgreSQL has ended. */
  const stop = () => {
    child.stdin.end()
    return gone
  }
  /** PostgreSQL then continues to run after this process ends. */
  const leave = () => new Promise<void>((resolve) => child.stdin.end('keep\n', resolve))
  await new Promise<void>((resolve, reject) => {
    let written = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (written.includes('ready to accept connections')) return
      written += text
      if (written.includes('ready to accept connections')) resolve()
    })
    child.stderr.on('end', () => void stop().then(() => reject(new Error(written))))
    child.on('error', reject)
  })
  return { port, stop, leave }
}
