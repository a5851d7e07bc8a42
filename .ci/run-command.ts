import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** How long one command may take before it counts as hanging, in milliseconds. */
const timeLimit = 12 * 60_000

/**
 * Runs a command of the project to its end, its output shown as it comes. `script` is a file run by this Node,
 * so that no shell and no `PATH` is in between. Resolves with the exit code, 1 when it hung or was killed.
 */
export const runScript = (script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const timer = setTimeout(() => {
      console.error(`${script} took more than ${timeLimit / 60_000} minutes and was stopped`)
      child.kill('SIGKILL')
    }, timeLimit)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code ?? 1)
    })
  })
