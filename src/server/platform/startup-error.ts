import { codeIn } from './error-reason.ts'

/** One line for each reason. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

export const printStartupError = ({ message }: Error): void => {
  for (const line of message.split('\n')) console.error(`Cannot start: ${line}`)
}

/**
 * Sets exit status 1.
 * @throws any other error again
 */
export const reportStartupError = (error: unknown): void => {
  if (!(error instanceof StartupError)) throw error
  printStartupError(error)
  process.exitCode = 1
}

const noSpace = /no space left on device|disk quota exceeded|wrote only \d+ of \d+ bytes/i

export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(codeIn(error)) || (error instanceof Error && noSpace.test(error.message))

/** Names `folder`, to whose files the access failed. */
export const folderError = (folder: string, error: unknown): StartupError => {
  if (error instanceof StartupError) return error
  const code = codeIn(error)
  const text = error instanceof Error ? error.message : String(error)
  if (isDiskFull(error)) return new StartupError(`the disk is full (data folder ${folder})`)
  if (
    ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code) ||
    /permission denied/i.test(text)
  )
    return new StartupError(
      `the data folder ${folder} is not writable; DATABASE_URL names an external PostgreSQL instead`,
    )
  return new StartupError(`the database in ${folder} does not start: ${lastLine(text)}`)
}

const lastLine = (text: string) => {
  const lines = text.trim().split('\n')
  return lines.findLast((line) => /FATAL|ERROR|error:/.test(line)) ?? lines.at(-1) ?? ''
}
