import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../../../.ci/run-command.ts'
import { siteNames } from '../../../src/server/platform/outside-links.ts'
import { isUp } from '../../support/throwaway.ts'

/** Starts the built server and waits until `ready` answers. Without `stderr`, its warnings are not printed. */
export const startServer = async (
  env: NodeJS.ProcessEnv,
  ready: string,
  stderr: 'inherit' | 'ignore' = 'inherit',
): Promise<() => void> => {
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env,
    stdio: ['ignore', 'ignore', stderr],
  })
  await expect.poll(() => isUp(ready), { message: 'the server answers', timeout: 60_000 }).toBe(true)
  return () => void server.kill('SIGTERM')
}

/** For a portal with an external backend and an external identity provider, which needs no database. */
export const foreignSettings = (port: number, baseUrl: string): NodeJS.ProcessEnv => {
  const origin = `http://localhost:${port}`
  const links = Object.values(siteNames).map((name): [string, string] => [
    `LINK_${name.toUpperCase().replaceAll('-', '_')}`,
    `${origin}/404?${name}`,
  ])
  return {
    PATH: process.env['PATH'],
    PORT: String(port),
    HOST: 'localhost',
    PUBLIC_ORIGIN: origin,
    SANDBOX: 'off',
    API_BASE_URL: baseUrl,
    OKTA_ISSUER: 'https://water.okta.example/oauth2/default',
    OKTA_CLIENT_ID: '0oa1portal',
    RECAPTCHA_SITE_KEY: 'a-site-key-of-google',
    ...Object.fromEntries(links),
  }
}
