import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** How long one command may take before it counts as hanging, in milliseconds. */
const timeLimit = 20 * 60_000

/** A file run by this Node, so that no shell and no `PATH` is in between, and its arguments. */
export type Command = readonly [string, ...string[]]

const run = ([script, ...args]: Command, output: 'inherit' | 'pipe', env: NodeJS.ProcessEnv) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    })
    const written: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => written.push(data))
    const timer = setTimeout(() => {
      console.error(`${script} took more than ${timeLimit / 60_000} minutes and was stopped`)
      child.kill('SIGKILL')
    }, timeLimit)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      process.stdout.write(Buffer.concat(written))
      resolve(code ?? 1)
    })
  })

/** Runs a command to its end, its output shown as it comes. Resolves with the exit code, 1 when it hung or was killed. */
export const runScript = (command: Command, env: NodeJS.ProcessEnv = {}) => run(command, 'inherit', env)

/** The same where others run at the same time: its output is shown in one piece. */
export const runBeside = (command: Command, env: NodeJS.ProcessEnv = {}) => run(command, 'pipe', env)
