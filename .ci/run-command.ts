import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Time limit of a command in milliseconds. A command that takes longer is killed. */
const timeLimit = 20 * 60_000

/**
 * The path of a script and its arguments. The script runs with the same Node as this process, so the command needs
 * neither a shell nor the variable `PATH`.
 */
export type Command = readonly [string, ...string[]]

interface Ended {
  /** The exit code; 1 if the command was killed. */
  readonly code: number
  /** The output of the command. The text is empty if the output was already shown. */
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

/** Runs a command to its end. Resolves with the exit code, or with 1 if the command was killed. */
export type RunCommand = (command: Command, env?: NodeJS.ProcessEnv) => Promise<number>

/** Runs a command and shows its output directly. */
export const runScript: RunCommand = async (command, env = {}) => (await run(command, 'inherit', env)).code

/**
 * Runs a command and shows its output after the end of the command, so that the outputs of parallel commands do not
 * mix.
 */
export const runBuffered = (command: Command, env: NodeJS.ProcessEnv = {}) => run(command, 'pipe', env)

/** Runs a command in the same way as `runBuffered`, but resolves only with the exit code. */
export const runQuietly: RunCommand = async (command, env) => (await runBuffered(command, env)).code
