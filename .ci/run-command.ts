import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** In milliseconds. A command that takes longer is killed. */
const timeLimit = 20 * 60_000

/** The path of a script and its arguments. It runs with this process's Node, so it needs neither a shell nor `PATH`. */
export type Command = readonly [string, ...string[]]

interface Ended {
  /** The exit code; 1 if the command was killed. */
  readonly code: number
  /** Empty if the output was shown directly. */
  readonly output: string
}

/** @param output with `pipe`, it appears when the command has ended, so that parallel commands do not mix */
export const runCommand = (
  [script, ...args]: Command,
  {
    env = {},
    output = 'pipe',
    cwd = root,
  }: { env?: NodeJS.ProcessEnv; output?: 'inherit' | 'pipe' | 'ignore'; cwd?: string } = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      timeout: timeLimit,
      killSignal: 'SIGKILL',
    })
    const written: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => written.push(data))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      const killed = signal === null ? '' : `${script} was ended by ${signal}\n`
      const text = Buffer.concat(written).toString() + killed
      process.stdout.write(text)
      resolve({ code: code ?? 1, output: text })
    })
  })

export const runScript = async (command: Command, env: NodeJS.ProcessEnv = {}): Promise<number> =>
  (await runCommand(command, { env, output: 'inherit' })).code
