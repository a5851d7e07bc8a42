import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { findFreePort, isUp } from '../../../tests/support/throwaway.ts'
import { unpackPackages } from '../../tools/unpack-packages.ts'

const packages = [
  'glewlwyd',
  'glewlwyd-common',
  'libconfig9',
  'libhoel1.4',
  'libiddawc1.1',
  'libjs-bootstrap4',
  'libjs-jquery',
  'libjs-popper.js',
  'libmariadb3',
  'libmicrohttpd12',
  'liboath0',
  'liborcania2.3',
  'librhonabwy1.1',
  'libulfius2.7',
  'libyder2.0',
]

/** The OpenID plugin needs this property, which the client module keeps only if its settings list it. */
const keepLogoutAddresses = `update g_client_module_instance set gcmi_parameters = json_set(gcmi_parameters,
  '$."data-format".post_logout_redirect_uris', json('{"multiple":true,"read":true,"write":true}'))`

export const person = {
  login: 'ana.river',
  password: 'Green-Valley-77',
  name: 'Ana River',
  email: 'ana.river@example.org',
}
export const clientId = 'mywater'
/** In addition to `openid`, which the provider always has. */
export const scopes = ['profile', 'email']
/** For which access and ID tokens are valid, so short that one expires while the check waits. */
export const tokenSeconds = 30

const mimeTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'application/javascript',
  json: 'application/json',
}

const settingsOf = (folder: string, port: number, portalOrigin: string) => {
  const texts = {
    bind_address: '127.0.0.1',
    external_url: `http://localhost:${port}`,
    static_files_path: join(folder, 'usr/share/glewlwyd/webapp/'),
    allow_origin: portalOrigin,
    allow_methods: 'GET, POST, PUT, DELETE, OPTIONS',
    // Okta's SDK adds the header X-Okta-User-Agent-Extended to each token request.
    allow_headers: 'Origin, Content-Type, Accept, Authorization, X-Okta-User-Agent-Extended',
    log_mode: 'console',
    log_level: 'WARNING',
    cookie_domain: 'localhost',
    user_module_path: join(folder, 'usr/lib/glewlwyd/user'),
    user_middleware_module_path: join(folder, 'usr/lib/glewlwyd'),
    client_module_path: join(folder, 'usr/lib/glewlwyd/client'),
    user_auth_scheme_module_path: join(folder, 'usr/lib/glewlwyd/scheme'),
    plugin_module_path: join(folder, 'usr/lib/glewlwyd/plugin'),
    hash_algorithm: 'SHA512',
  }
  return [
    `port=${port}`,
    'cookie_secure=0',
    ...Object.entries(texts).map(([name, value]) => `${name}="${value}"`),
    `database = { type = "sqlite3"; path = "${join(folder, 'glewlwyd.db')}" };`,
    `static_files_mime_types = (${Object.entries(mimeTypes)
      .map(([extension, type]) => `{ extension = ".${extension}" mime_type = "${type}" compress = 0 }`)
      .join(', ')})`,
    '',
  ].join('\n')
}

/** It serves no link to a file outside of its pages. */
const copyLinkedFiles = (folder: string) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const content = existsSync(path) && statSync(path).isFile() ? readFileSync(path) : null
    rmSync(path)
    if (content) writeFileSync(path, content)
  }
}

/** With the requests of glewlwyd's administration pages. */
const register = async (origin: string, issuer: string, portalOrigin: string) => {
  let cookie = ''
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`glewlwyd refuses ${path}: ${response.status} ${text}`)
    cookie ||= response.headers
      .getSetCookie()
      .map((it) => it.split(';')[0])
      .join('; ')
  }
  // The user name and the password of glewlwyd's administrator in a new database.
  await post('auth/', { username: 'admin', password: 'password' })
  for (const name of scopes) await post('scope/', { name, display_name: name, password_required: false })
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  await post('mod/plugin/', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    parameters: {
      iss: issuer,
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      key: privateKey,
      cert: publicKey,
      'access-token-duration': tokenSeconds,
      'refresh-token-duration': 3600,
      'code-duration': 60,
      'refresh-token-rolling': true,
      'auth-type-code-enabled': true,
      'auth-type-refresh-enabled': true,
      'pkce-allowed': true,
      'introspection-revocation-allowed': true,
      'introspection-revocation-allow-target-client': true,
      'session-management-allowed': true,
      'front-channel-logout-allowed': true,
      'session-cookie-name': 'GLEWLWYD2_OIDC_SID',
      'session-cookie-expiration': 3600,
      'name-claim': 'on-demand',
      'name-claim-scope': ['profile'],
      'email-claim': 'on-demand',
      'email-claim-scope': ['email'],
    },
  })
  await post('client/', {
    client_id: clientId,
    name: 'Portal',
    enabled: true,
    redirect_uri: [`${portalOrigin}/login/callback`],
    post_logout_redirect_uris: [`${portalOrigin}/`],
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['none'],
  })
  await post('user/', {
    username: person.login,
    password: person.password,
    name: person.name,
    email: person.email,
    enabled: true,
    scope: ['openid', ...scopes, 'g_profile'],
  })
}

/** @param folder an empty folder for the program and its data */
export const startGlewlwyd = async (folder: string, portalOrigin: string) => {
  unpackPackages(folder, packages)
  copyLinkedFiles(join(folder, 'usr/share/glewlwyd/webapp'))
  const pages = join(folder, 'usr/share/glewlwyd/webapp/config.json')
  cpSync(join(folder, 'etc/glewlwyd/config-2.7.json/config.json'), pages)
  const database = new DatabaseSync(join(folder, 'glewlwyd.db'))
  const statements = join(folder, 'usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz')
  database.exec(gunzipSync(readFileSync(statements)).toString())
  database.exec(keepLogoutAddresses)
  database.close()
  const port = await findFreePort()
  const file = join(folder, 'glewlwyd.conf')
  writeFileSync(file, settingsOf(folder, port, portalOrigin))
  const child = spawn(join(folder, 'usr/bin/glewlwyd'), ['--config-file', file], {
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'usr/lib/x86_64-linux-gnu') },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const origin = `http://localhost:${port}`
  for (let tries = 0; tries < 100 && !(await isUp(origin)); tries += 1) await pause(100)
  const issuer = `${origin}/api/oidc`
  await register(origin, issuer, portalOrigin)
  return { issuer, close: () => child.kill('SIGTERM') }
}
