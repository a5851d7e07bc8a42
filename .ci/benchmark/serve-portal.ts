import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../run-command.ts'
import { findFreePort, makeDataFolder } from '../throwaway.ts'

const answers = async (origin: string) => {
  try {
    return (await fetch(origin)).ok
  } catch {
    return false
  }
}

/** Starts the built product on data of its own. */
export const servePortal = async () => {
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: makeDataFolder() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (child.exitCode === null && !(await answers(origin))) await delay(200)
  if (child.exitCode !== null) throw new Error('The server did not start.')
  const stop = async () => {
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
  }
  return { origin, stop }
}
