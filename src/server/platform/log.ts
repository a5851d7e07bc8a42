import { writeSync } from 'node:fs'
import { type LoggerOptions, pino } from 'pino'
import { codeIn, reasonIn } from './error-reason.ts'
import { isRoutine, type LogEvent } from './log-events.ts'

/** With `event` if the operator's alert rules have to find the line. */
type LogEntry = Readonly<Record<string, string | number>> & { readonly event?: LogEvent }

/** `entry` must not contain a body, a query, a header, or a message that can quote one of these. */
export type Log = (entry: LogEntry) => void

export type OnError = (error: unknown, requestId: string) => void

const options: LoggerOptions = {
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
}

/** For a person in a terminal. */
export const readable = (level: string, { event, ...fields }: LogEntry): string => {
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  return [level, ...(event === undefined ? [] : [event]), ...rest].join(' ')
}

type Logger = Readonly<Record<'info' | 'warn' | 'error', (entry: LogEntry) => void>>

const loggerAt = ({ fd, isTTY }: NodeJS.WriteStream & { readonly fd: number }): Logger => {
  if (!isTTY) return pino(options, pino.destination(fd))
  const write = (level: keyof Logger) => (entry: LogEntry) =>
    void writeSync(fd, `${readable(level, entry)}\n`)
  return { info: write('info'), warn: write('warn'), error: write('error') }
}
const output = loggerAt(process.stdout)
const errors = loggerAt(process.stderr)

/** To standard error, for programs whose standard output is a result. */
export const logToErrors: Log = (entry) => errors.info(entry)

/** `error` for errors, `warn` for events that no client has caused, `info` for all others. */
export const logToOutput: Log = (entry) => {
  if ('error' in entry) output.error(entry)
  else if (entry.event !== undefined && !('client' in entry) && !isRoutine(entry.event)) output.warn(entry)
  else output.info(entry)
}

const isOurs = (frame: string): boolean => !/node_modules|node:/.test(frame)

/**
 * What the log may contain: no user input. The position lists only functions of the server, if there are any, because
 * the first ones after a failed SQL statement belong to pg.
 */
export const errorEntry = (
  error: unknown,
): { readonly error: string; readonly code?: string; readonly reason?: string; readonly at?: string } => {
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
    log({ event: 'unexpected_error', requestId, ...errorEntry(error) })
