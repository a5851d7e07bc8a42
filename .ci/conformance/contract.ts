import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readJson } from '../json-file.ts'
import { checkContract } from './check.ts'
import { Options } from './options.ts'
import { sampleOptions } from './sample.ts'

const help = readFileSync(new URL('how-to-use.txt', import.meta.url), 'utf8').trim()

const readArguments = () => {
  const string = { type: 'string' } as const
  const { values } = parseArgs({ options: { base: string, options: string } })
  if (values.base !== undefined && !URL.canParse(values.base)) throw new Error('--base is not an address')
  return values
}

const run = async (): Promise<boolean> => {
  const { base, options: file } = readArguments()
  if (base === undefined) {
    console.log(help)
    return false
  }
  const options = file === undefined ? await sampleOptions(base) : readJson(file, Options)
  let [passed, failed] = [0, 0]
  for await (const { name, departure } of checkContract(base, options)) {
    if (departure === null) passed += 1
    else failed += 1
    console.log(departure === null ? `ok      ${name}` : `failed  ${name}: ${departure}`)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}

const isKept = await run().catch((error: unknown) => {
  const where = v.isValiError(error) ? error.issues.map((issue) => v.getDotPath(issue)).join(', ') : ''
  const why = error instanceof Error ? error.message : String(error)
  console.error(`The check did not start: ${where ? `the options are wrong at ${where}` : why}`)
  return false
})
process.exitCode = isKept ? 0 : 1
