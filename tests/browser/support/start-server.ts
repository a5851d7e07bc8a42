import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../../../.ci/run-command.ts'

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
  const isUp = () =>
    fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { message: 'the server answers', timeout: 60_000 }).toBe(true)
  return () => void server.kill('SIGTERM')
}
