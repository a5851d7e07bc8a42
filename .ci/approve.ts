import { globSync } from 'node:fs'
import { missingForStories } from './browser.ts'
import { flows } from './changed.ts'
import { commands } from './parts.ts'
import { type Command, root, runScript } from './run-command.ts'

/**
 * `npm run approve` rewrites all approved files. Tests compare their output with these files. The files contain the
 * transitions, pictures and screen-reader texts of all flows, the page `Journey wall` of Storybook, the mails, the
 * database schema and the SQL statements. `npm run approve WORD` rewrites only the files of the stories whose path
 * contains WORD, and with mails, schema or statements only these.
 */
const words = process.argv.slice(2)

const update = (project: string, ...files: readonly string[]): Command => [
  ...commands.vitest,
  'run',
  '--update',
  '--project',
  project,
  ...files,
]

const onServer = ['mails/mails', 'database/schema', 'platform/statements'].map(
  (name) => `tests/server/${name}.test.ts`,
)
const isOnServer = (word: string): boolean => onServer.some((file) => file.endsWith(`/${word}.test.ts`))
const chosenOnServer = onServer.filter(
  (file) => words.length === 0 || words.some((word) => file.includes(`/${word}.`)),
)
const chosenStories = words.filter((word) => !isOnServer(word))

const stories = globSync('stories/**/*.stories.tsx', { cwd: root })
const unknown = chosenStories.filter((word) => !stories.some((file) => file.includes(word)))
const writesStories = words.length === 0 || chosenStories.length > 0
// Installing a package is the developer's decision, and without the fonts every picture would change.
const missing = writesStories ? missingForStories() : []

const run = async (command: Command, settings: NodeJS.ProcessEnv = {}): Promise<void> => {
  if ((await runScript(command, { PICTURES: '1', ...settings })) !== 0) process.exitCode = 1
}

if (unknown.length > 0 || missing.length > 0) {
  process.exitCode = 2
  console.error(
    unknown.length > 0
      ? `The path of no story contains ${unknown.join(' or ')}. Give the name of a flow, such as forgot-password, or give mails, schema or statements.`
      : `The stories need packages that npm run approve does not install: apt-get install ${missing.join(' ')}`,
  )
} else {
  if (writesStories) {
    const areFlows = chosenStories.length > 0 && chosenStories.every((word) => flows.includes(word))
    await run(
      update('machines', 'approved-transitions', 'approved-wall'),
      areFlows ? { FLOWS: chosenStories.join(',') } : {},
    )
    await run(update('storybook', ...chosenStories))
  }
  if (chosenOnServer.length > 0) await run(update('server', ...chosenOnServer))
}
