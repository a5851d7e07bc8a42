import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** Prints the usage and ends the process for `--help`, and with status 2 for a wrong use. */
export const readOptions = <Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  operands = 0,
) => {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    const read = parseArgs({ options, allowPositionals: operands > 0 })
    if (read.positionals.length !== operands)
      throw new TypeError('An operand is missing, or there are too many')
    return read
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
}
