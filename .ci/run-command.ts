import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A command that takes longer than this many milliseconds counts as hanging. */
const timeLimit = 20 * 60_000

/** A file for this Node (so that neither a shell nor `PATH` matters), and its arguments. */
export type Command = readonly [string, ...string[]]

interface Ended {
  /** 1 when it hung or was killed. */
  readonly code: number
  /** Its output, when that was not shown directly. */
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

/**
 * Runs a command to its end and shows its output directly. Resolves with the exit code, 1 when it hung or was killed.
 */
export const runScript = async (command: Command, env: NodeJS.ProcessEnv = {}): Promise<number> =>
  (await run(command, 'inherit', env)).code

/** The same for commands in parallel: the output is shown in one piece at the end. */
export const runBeside = (command: Command, env: NodeJS.ProcessEnv = {}) => run(command, 'pipe', env)
