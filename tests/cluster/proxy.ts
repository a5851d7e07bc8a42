import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startProgram } from './postgres.ts'

const configuration = (port: number, servers: readonly number[], socket: string) => `
global
  stats socket ${socket} mode 600 level admin
  log stderr local0 err
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout queue 5s
  retries 3
  option redispatch 1
  option forwardfor
  # a server that ends says so first; one that is gone is asked again elsewhere, if nothing was sent yet
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host localhost
  default-server check inter 250ms fall 1 rise 1
frontend public
  bind 127.0.0.1:${port}
  default_backend portal
backend portal
  balance roundrobin
${servers.map((server, index) => `  server s${index + 1} 127.0.0.1:${server}`).join('\n')}
`

/** Debian's HAProxy in front of servers: no session sticks to any. */
export const openProxy = (folder: string, port: number, servers: readonly number[]) => {
  const file = join(folder, 'haproxy.cfg')
  const socket = join(folder, 'haproxy.sock')
  writeFileSync(file, configuration(port, servers, socket))
  const child: ChildProcess = startProgram('/usr/sbin/haproxy', ['-db', '-f', file], false)
  const stats = async (): Promise<Record<string, string>[]> => {
    const connection = connect(socket)
    connection.end('show stat\n')
    const [head = '', ...lines] = (await text(connection)).replace(/^# /, '').trim().split('\n')
    const names = head.split(',')
    return lines.map((line) =>
      Object.fromEntries(line.split(',').map((value, index) => [names[index], value])),
    )
  }
  return {
    /** Answers by server, and of them those that say 5xx. */
    async answers() {
      const rows = (await stats()).filter(({ pxname }) => pxname === 'portal')
      return rows.map(({ svname = '', hrsp_2xx = '', hrsp_5xx = '' }) => ({
        server: svname,
        answered: Number(hrsp_2xx),
        failed: Number(hrsp_5xx),
      }))
    },
    async close() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
