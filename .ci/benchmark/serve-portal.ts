import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../run-command.ts'
import { findFreePort, isUp, makeDataFolder } from '../../tests/support/throwaway.ts'

/** Starts a server in a process of its own, on a free port unless the settings name one. */
export const serve = async (
  script: string,
  path: string,
  settings: Readonly<Record<string, string>> = {},
) => {
  const port = Number(settings['PORT'] ?? (await findFreePort()))
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: makeDataFolder(), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  while (!hasEnded() && !(await isUp(origin + path))) await delay(200)
  if (hasEnded()) throw new Error('The server did not start.')
  const stop = async () => {
    if (hasEnded())
      throw new Error(`The server ended while it was measured: ${child.exitCode ?? child.signalCode}`)
    child.kill('SIGTERM')
    await ended
  }
  const signal = (name: NodeJS.Signals): void => void child.kill(name)
  return { origin, port, pid: child.pid ?? 0, signal, stop }
}
export type Served = Awaited<ReturnType<typeof serve>>

export const servePortal = (settings: Readonly<Record<string, string>> = {}) =>
  serve('dist/server/main.js', '/', settings)
