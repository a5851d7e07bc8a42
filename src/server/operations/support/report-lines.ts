import { groupCode, type KeptReport } from '../../domain/support-report.ts'

const second = (ms: number): string => (ms / 1000).toFixed(1)

/** Easy to read: `done: check` for `xstate.done.actor.check`. */
const eventText = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\./, 'done: ')
    .replace(/^xstate\.error\.actor\./, 'error: ')
    .replace(/^xstate\.after\.(\d+)\..*$/, 'after $1 ms')
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^$/, 'always')

const heads = ['seconds', 'machine', 'from', 'event', 'guard', 'to', 'outcome']

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

export const reportLines = ({ code, createdAt, portal, steps, requests }: KeptReport): string[] => [
  `${groupCode(code)}, sent ${createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC, portal ${portal}`,
  '',
  ...table([
    heads,
    ...steps.map(({ machine, from, event, guard, to, ms, outcome = '' }) => [
      second(ms),
      machine,
      from,
      eventText(event),
      guard,
      to,
      outcome,
    ]),
  ]),
  '',
  requests.length === 0 ? 'No calls.' : 'The ids of the last calls, as in the log field requestId:',
  ...requests,
]
