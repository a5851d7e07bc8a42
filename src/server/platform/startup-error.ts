/** Why the server cannot start, in one line for the person who started it. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const noSpace = /no space left on device|disk quota exceeded|wrote only \d+ of \d+ bytes/i

export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) || (error instanceof Error && noSpace.test(error.message))

/** Says what a failed file operation or database start means for the folder it happened in. */
export const folderProblem = (folder: string, error: unknown): StartProblem => {
  if (error instanceof StartProblem) return error
  const code = codeOf(error)
  const text = error instanceof Error ? error.message : String(error)
  if (isDiskFull(error)) return new StartProblem(`the disk is full (data folder ${folder})`)
  if (
    ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code) ||
    /permission denied/i.test(text)
  )
    return new StartProblem(`the data folder ${folder} is not writable`)
  return new StartProblem(`the database in ${folder} does not start: ${lastLine(text)}`)
}

const lastLine = (text: string) => {
  const lines = text.trim().split('\n')
  return lines.findLast((line) => /FATAL|ERROR|error:/.test(line)) ?? lines.at(-1) ?? ''
}
