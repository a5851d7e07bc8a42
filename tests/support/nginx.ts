import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployed, endProgram, startProgram } from './postgres.ts'

const replaceOnce = (text: string, what: string, by: string): string => {
  const parts = text.split(what)
  if (parts.length !== 2) throw new Error(`${parts.length - 1} × ${what} in nginx.conf`)
  return parts.join(by)
}

/** Debian's nginx as TLS proxy before three servers, with the nginx.conf for operators. */
export const openNginx = (
  folder: string,
  port: number,
  httpPort: number,
  servers: readonly number[],
  certificate: string,
) => {
  const changes: readonly (readonly [string, string])[] = [
    ...servers.map((server, index) => [`127.0.0.1:${8081 + index}`, `127.0.0.1:${server}`] as const),
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['ssl_certificate /etc/ssl/mywater.pem', `ssl_certificate ${certificate}`],
    ['ssl_certificate_key /etc/ssl/mywater.pem', `ssl_certificate_key ${certificate}`],
  ]
  const site = changes.reduce(
    (text, [what, by]) => replaceOnce(text, what, by),
    readFileSync(deployed('nginx.conf'), 'utf8'),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  const around = [
    'daemon off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events {}',
    'http {',
    '  access_log off;',
  ]
  writeFileSync(file, [...around, ...temporary, site, '}', ''].join('\n'))
  const errors = join(folder, 'nginx.log')
  const child = startProgram('/usr/sbin/nginx', ['-c', file, '-e', errors])
  return { close: () => endProgram(child, 'SIGTERM') }
}
