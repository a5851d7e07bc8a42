import css from './inspector.module.css'
import type { LogLine } from './observed-flows.ts'

/** Newest first; an event that changed nothing is marked. */
export function FlowLog({ lines }: { lines: readonly LogLine[] }) {
  return (
    <ol className={css.log} reversed>
      {lines.toReversed().map(({ id, event, from, to, changedNothing }) => (
        <li key={id} data-idle={changedNothing || undefined}>
          <b>{event}</b> {changedNothing ? 'changed nothing' : from === to ? to : `${from} → ${to}`}
        </li>
      ))}
    </ol>
  )
}
