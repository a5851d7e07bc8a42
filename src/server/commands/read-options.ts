import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

export const readOptions = <Options extends ParseArgsOptionsConfig>(usage: string, options: Options) => {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
}
