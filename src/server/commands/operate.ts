import { userInfo } from 'node:os'
import { helpOf, readArguments } from '../operate/arguments.ts'
import { type Operator, runVerb } from '../operate/run-verb.ts'
import { type Act, Refusal, type Verb, WrongInput } from '../operate/verb.ts'
import { verbs } from '../operate/verbs.ts'
import { logToErrors } from '../platform/log.ts'
import { readCsv } from './read-csv.ts'
import { withDatabase } from './with-database.ts'

/** The other programs of an operator, under the same roof. Each reads its own arguments. */
const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  'import-accounts': () => import('./import-accounts.ts'),
  'dead-letters': () => import('./dead-letters.ts'),
  report: () => import('./report.ts'),
  export: () => import('./export.ts'),
  'check-configuration': () => import('./check-configuration.ts'),
}

/** Exit statuses: 0 done, 1 refused with a sentence, 2 wrong use. */
const [refused, wrongUse] = [1, 2]

const overview = (): string =>
  [
    'operate VERB [options]: what the utility does itself; operate VERB --help explains a verb',
    '',
    ...verbs.map(({ name, summary }) => `  ${name.padEnd(20)} ${summary}`),
    '',
    `  also: ${Object.keys(programs).join(', ')}`,
  ].join('\n')

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

const print = ({ done, data = {} }: Act, asJson: boolean, isDryRun: boolean): void => {
  if (asJson) return console.log(JSON.stringify({ done, ...data, ...(isDryRun && { dryRun: true }) }))
  console.log(isDryRun ? `${done} (dry run: nothing was written)` : done)
  for (const [name, value] of Object.entries(data)) console.log(`${name}: ${textOf(value)}`)
}

/**
 * Runs the verb once for each row of a CSV file, each in its own transaction. The columns are the verb's fields. The
 * whole file is read before the first row is done.
 */
const runRows = async (operator: Operator, verb: Verb, file: string, isDryRun: boolean): Promise<void> => {
  const known = Object.keys(verb.input.entries)
  const rows = []
  for await (const read of readCsv(file, (names) =>
    names.filter((name) => !known.includes(name)).map((name) => `${name} is none of ${known.join(', ')}`),
  ))
    rows.push(read)
  let failed = 0
  for (const { line, row } of rows)
    try {
      const input = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))
      await runVerb(operator, verb, input, { isDryRun })
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof WrongInput)) throw error
      failed += 1
      console.error(`${file}:${line}: ${error.message.replaceAll('\n', '; ')}`)
    }
  console.log(
    `${rows.length - failed} done, ${failed} refused${isDryRun ? '; this was a dry run, so nothing was written' : ''}`,
  )
  if (failed > 0) process.exitCode = refused
}

const run = async (verb: Verb, args: readonly string[]): Promise<void> => {
  const { input, csv, isDryRun, asJson, wantsHelp } = readArguments(verb, args)
  if (wantsHelp) return console.log(helpOf(verb))
  if (csv !== undefined && (!verb.takesMany || Object.keys(input).length > 0))
    throw new TypeError(verb.takesMany ? '--csv stands alone' : `${verb.name} takes no --csv`)
  await withDatabase(async ({ db }, { publicOrigin, page }) => {
    const { productName, supportPhone } = page
    const [caller, { username }] = [process.env['SUDO_USER'], userInfo()]
    // Anybody can set the variable, so it never hides the system's user.
    const who = caller === undefined ? username : `${caller} as ${username}`
    const operator = { db, publicOrigin, productName, supportPhone, who, log: logToErrors }
    if (csv !== undefined) return runRows(operator, verb, csv, isDryRun)
    try {
      print(await runVerb(operator, verb, input, { isDryRun }), asJson, isDryRun)
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof WrongInput)) throw error
      console.error(error.message)
      process.exitCode = error instanceof Refusal ? refused : wrongUse
    }
  })
}

const [name = '--help', ...args] = process.argv.slice(2)
const verb = verbs.find((one) => one.name === name)
const program = Object.hasOwn(programs, name) ? programs[name] : undefined
if (verb)
  await run(verb, args).catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${helpOf(verb)}`)
    process.exitCode = wrongUse
  })
else if (program) {
  process.argv.splice(2, 1)
  await program()
} else {
  const isHelp = name === '--help'
  ;(isHelp ? console.log : console.error)(isHelp ? overview() : `There is no verb ${name}.\n\n${overview()}`)
  if (!isHelp) process.exitCode = wrongUse
}
