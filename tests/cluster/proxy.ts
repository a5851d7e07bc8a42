import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { deployed, endProgram, startProgram } from './postgres.ts'

/** Debian's HAProxy in front of servers: no session sticks to any. */
export const openProxy = (folder: string, port: number, servers: readonly number[]) => {
  const socket = join(folder, 'haproxy.sock')
  const child = startProgram('/usr/sbin/haproxy', ['-db', '-f', deployed('haproxy.cfg')], {
    STATS_SOCKET: socket,
    LISTEN: `127.0.0.1:${port}`,
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
    /** Answers by server, and of them those that say 5xx. */
    async answers() {
      const rows = (await stats()).filter((row) => row('pxname') === 'portal' && row('svname') !== 'BACKEND')
      return rows.map((row) => ({
        server: row('svname'),
        answered: Number(row('hrsp_2xx')),
        failed: Number(row('hrsp_5xx')),
      }))
    },
    async close() {
      await endProgram(child, 'SIGKILL')
    },
  }
}
