import { pino } from 'pino'
import { codeIn, reasonIn } from './error-reason.ts'

/** Writes one structured line. Never given a body, a query, a header or a message that may quote one. */
export type Log = (entry: Readonly<Record<string, string | number>>) => void

/** Told of an error nobody caught and of the request it came from. */
export type OnError = (error: unknown, requestId: string) => void

const output = pino({
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
})

/** One JSON line each to standard output: what went wrong as `error`, other events as `warn`, a client's as `info`. */
export const logToOutput: Log = (entry) => {
  if ('error' in entry) output.error(entry)
  else if ('event' in entry && !('client' in entry)) output.warn(entry)
  else output.info(entry)
}

const isOurs = (frame: string): boolean => !/node_modules|node:/.test(frame)

/**
 * What may be logged of an unexpected error: its kind, its code, its reason where that is known to quote nothing, and
 * where it happened. Of the stack the server's own functions: a failed statement would name those of the database's client alone.
 */
export const errorEntry = (error: unknown): Record<string, string> => {
  if (!(error instanceof Error)) return { error: typeof error }
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  const frames = lines.filter((line) => line.startsWith('at '))
  const ours = frames.filter(isOurs)
  const reason = reasonIn(error)
  return {
    error: error.name,
    code: codeIn(error),
    ...(reason && { reason }),
    at: (ours.length > 0 ? ours : frames).slice(0, 8).join(' | '),
  }
}

export const logErrors =
  (log: Log): OnError =>
  (error, requestId) =>
    log({ requestId, ...errorEntry(error) })
