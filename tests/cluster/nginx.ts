import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployed, endProgram, startProgram } from './postgres.ts'

/** Replaces a text that occurs exactly once. Throws an error if the text is missing or occurs several times. */
const replaceOnce = (text: string, what: string, by: string): string => {
  const parts = text.split(what)
  if (parts.length !== 2) throw new Error(`${parts.length - 1} × ${what} in nginx.conf`)
  return parts.join(by)
}

/**
 * Starts Debian's nginx as a TLS proxy in front of three servers. The configuration is the nginx.conf for operators.
 * nginx writes its files to `folder`.
 * @param certificate a file with certificate and key in PEM
 * @param httpPort the port on which nginx redirects to https
 */
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
  return {
    /** The content of nginx's error log. */
    errors: () => readFileSync(errors, 'utf8'),
    close: () => endProgram(child, 'SIGTERM'),
  }
}
