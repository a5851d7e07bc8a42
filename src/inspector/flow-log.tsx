import { eventLabel } from '../../machines/machine-graph.ts'
import type { ContextChange } from './context-changes.ts'
import css from './inspector.module.css'
import type { Call, LogLine, Move } from './observed-flows.ts'
import { Why } from './why.tsx'

interface FlowLogProps {
  readonly slug: string
  readonly lines: readonly LogLine[]
  /** `null`: no line is selected, and the inspector shows the current state. */
  readonly shown: number | null
  readonly show: (id: number) => void
}

export const moveName = ({ event }: Move): string =>
  event.type === 'xstate.init' ? 'start' : eventLabel(event.type)

export function FlowLog({ slug, lines, shown, show }: FlowLogProps) {
  return (
    <ol className={css.lines} reversed aria-label="Log">
      {lines.toReversed().map((line) =>
        line.kind === 'call' ? (
          <li key={line.id} data-call>
            <PortCall call={line} />
          </li>
        ) : (
          <li key={line.id} data-idle={isIdle(line) || undefined}>
            <button
              type="button"
              aria-current={line.id === shown ? 'step' : undefined}
              onClick={() => show(line.id)}
            >
              <b>{moveName(line)}</b> {moveText(line)}
            </button>
            {line.decisions.length + line.changes.length > 0 && <Details slug={slug} move={line} />}
          </li>
        ),
      )}
    </ol>
  )
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const changesState = ({ from, state }: Move): boolean => valueText(from) !== valueText(state.value)

const isIdle = (move: Move): boolean =>
  move.event.type !== 'xstate.init' && !changesState(move) && move.changes.length === 0

const moveText = (move: Move): string => {
  const to = valueText(move.state.value)
  if (isIdle(move)) return 'changed nothing'
  return changesState(move) ? `${valueText(move.from)} → ${to}` : to
}

function Details({ slug, move }: { readonly slug: string; readonly move: Move }) {
  return (
    <details>
      <summary>
        Why
        {move.changes.length > 0 &&
          `, and ${move.changes.length} ${move.changes.length === 1 ? 'change' : 'changes'} of the context`}
      </summary>
      {move.decisions.map((decision, index) => (
        <Why key={index} slug={slug} decision={decision} />
      ))}
      <ContextChanges changes={move.changes} />
    </details>
  )
}

const signs = { added: '+', changed: '~', removed: '−' } as const

const json = (value: unknown): string => JSON.stringify(value)
const changeTexts: Readonly<Record<ContextChange['kind'], (before: unknown, after: unknown) => string>> = {
  added: (_, after) => json(after),
  changed: (before, after) => `${json(before)} → ${json(after)}`,
  removed: (before) => json(before),
}

function ContextChanges({ changes }: { readonly changes: readonly ContextChange[] }) {
  return (
    <ul className={css.changes} aria-label="Changes of the context">
      {changes.map(({ path, kind, before, after }) => (
        <li key={path} data-kind={kind}>
          {signs[kind]} <b>{path}</b> {changeTexts[kind](before, after)}
        </li>
      ))}
    </ul>
  )
}

const endText = ({ end }: Call): string => {
  if (end === null) return 'has no result yet'
  return end.outcome === 'stopped' ? `was stopped after ${end.ms} ms` : `${end.outcome} after ${end.ms} ms`
}

function PortCall({ call }: { readonly call: Call }) {
  return (
    <details>
      <summary>
        port <b>{call.port}</b> {endText(call)}
      </summary>
      <pre>{JSON.stringify(call.input, null, 1) ?? 'without input'}</pre>
      {call.end && call.end.outcome !== 'stopped' && (
        <pre>→ {JSON.stringify(call.end.answer, null, 1) ?? 'nothing'}</pre>
      )}
    </details>
  )
}
