import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/**
 * Ends the process for `--help`, and with status 2 for a wrong use.
 * @param usage begins with the command and the operand that it needs, such as `report CODE`
 */
export const readOptions = <Options extends ParseArgsOptionsConfig>(usage: string, options: Options) => {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [operand = '', ...others] = positionals
    if ((operand !== '') !== /^[\w-]+ [A-Z]+/.test(usage) || others.length > 0)
      throw new TypeError(operand === '' ? 'Something is missing.' : 'There is too much.')
    return { values, operand }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
}
