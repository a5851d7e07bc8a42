import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { deployed, endProgram, startProgram } from './postgres.ts'

/** Debian's HAProxy without sticky sessions. @param certificate file in PEM, for TLS and HTTP/2 */
export const openProxy = (folder: string, port: number, servers: readonly number[], certificate?: string) => {
  const socket = join(folder, 'haproxy.sock')
  const child = startProgram('/usr/sbin/haproxy', ['-db', '-f', deployed('haproxy.cfg')], {
    STATS_SOCKET: socket,
    LISTEN: `127.0.0.1:${port}${certificate === undefined ? '' : ` ssl crt ${certificate} alpn h2,http/1.1`}`,
    ...Object.fromEntries(servers.map((server, index) => [`SERVER_${index + 1}`, `127.0.0.1:${server}`])),
  })
  const stats = async () => {
    const connection = connect(socket)
    connection.end('show stat\n')
    const [head = '', ...lines] = (await text(connection)).replace(/^# /, '').trim().split('\n')
    const names = head.split(',')
    return lines.map((line) => {
      const values = line.split(',')
      return (name: string) => values[names.indexOf(name)] ?? ''
    })
  }
  return {
    /** `byServer` counts 2xx; `failed` counts 5xx, also of the proxy itself. */
    async answers() {
      const rows = await stats()
      const own = rows.filter((row) => row('pxname') === 'portal' && row('svname') !== 'BACKEND')
      return {
        byServer: own.map((row) => Number(row('hrsp_2xx'))),
        failed: Number(rows.find((row) => row('svname') === 'FRONTEND')?.('hrsp_5xx')),
      }
    },
    async close() {
      await endProgram(child, 'SIGKILL')
    },
  }
}
