import { spawn } from 'node:child_process'
import { root } from '../run-command.ts'
import { type Tool, toolGroups } from './tools.ts'

/** `npm run tool NAME [-- ARGUMENTS]` runs one tool. `npm run tool` lists all tools. */
const [name, ...args] = process.argv.slice(2)

const tools = new Map<string, Tool>(Object.values(toolGroups).flatMap((members) => Object.entries(members)))

const list = (): string =>
  [
    'npm run tool NAME [-- ARGUMENTS]',
    ...Object.entries(toolGroups).map(([group, members]) =>
      [group, ...Object.entries(members).map(([tool, { does }]) => `  ${tool.padEnd(20)} ${does}`)].join(
        '\n',
      ),
    ),
  ].join('\n\n')

const run = ({ command }: Tool): void => {
  const child = spawn(process.execPath, [...command, ...args], { cwd: root, stdio: 'inherit' })
  // Ctrl+C in the terminal sends SIGINT to this process and to the tool. This process ignores the signal, waits until
  // the tool has ended, and exits with the exit code of the tool.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

const chosen = name === undefined ? undefined : tools.get(name)
if (chosen !== undefined && args.includes('--help') && !chosen.command[0].startsWith('src/server/commands/'))
  console.log(chosen.does)
else if (chosen !== undefined) run(chosen)
else if (name === undefined) console.log(list())
else {
  console.error(`There is no tool with the name ${name}.\n\n${list()}`)
  process.exitCode = 2
}
