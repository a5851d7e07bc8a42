import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** How long one command may take before it counts as hanging, in milliseconds. */
const timeLimit = 20 * 60_000

/** A file run by this Node, so that no shell and no `PATH` is in between, and its arguments. */
export type Command = readonly [string, ...string[]]

interface Ended {
  /** 1 when it hung or was killed. */
  readonly code: number
  /** What it wrote, where that was not shown as it came. */
  readonly output: string
}

const run = ([script, ...args]: Command, output: 'inherit' | 'pipe', env: NodeJS.ProcessEnv) =>
  new Promise<Ended>((resolve, reject) => {
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
      const text = Buffer.concat(written)
      process.stdout.write(text)
      resolve({ code: code ?? 1, output: text.toString() })
    })
  })

/** Runs a command to its end, its output shown as it comes. Resolves with the exit code, 1 when it hung or was killed. */
export const runScript = async (command: Command, env: NodeJS.ProcessEnv = {}): Promise<number> =>
  (await run(command, 'inherit', env)).code

/** The same where others run at the same time: its output is shown in one piece. */
export const runBeside = (command: Command, env: NodeJS.ProcessEnv = {}) => run(command, 'pipe', env)
