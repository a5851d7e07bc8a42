import type { ReactNode } from 'react'
import type { AnyStateMachine } from 'xstate'
import { machineGraph, graphStates } from '../../machines/machine-chart.ts'
import type { GraphState } from '../../machines/machine-chart.ts'
import { ScrollFrame } from '../../src/portal/components/scroll-frame/scroll-frame.tsx'
import { chartOf } from '../kit/chart-index.ts'
import { storyHref } from '../kit/story-href.ts'
import { storyLink } from '../kit/story-links.ts'
import { asWords, sizeOf } from './machine-size.ts'
import { manifests } from './manifest.ts'
import css from './overview.module.css'

/** `forgotLogin.form` → `form`, `activation.expired.form` → `expired.form`. */
const shortName = (id: string): string => id.replace(/^\w+\./, '')

interface FlowSectionProps {
  readonly machine: AnyStateMachine
}

/** One flow: what it is for, its states, and what each of them may become. */
export function FlowSection({ machine }: FlowSectionProps) {
  const { root, arrows } = machineGraph(machine)
  const chart = chartOf(machine.id)
  return (
    <section className={css.flow} aria-labelledby={`flow-${machine.id}`}>
      <h2 id={`flow-${machine.id}`}>{machine.id}</h2>
      <p>{manifests.get(machine.id)}</p>
      <p>
        {asWords(sizeOf(machine))}
        {chart !== undefined && (
          <>
            {' · '}
            <Story href={storyHref(chart)}>Chart of {machine.id}</Story>
          </>
        )}
      </p>
      <ScrollFrame name={`States of ${machine.id}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">may become</th>
              <th scope="col">on</th>
            </tr>
          </thead>
          <tbody>
            {graphStates(root).map((state) => (
              <State
                key={state.id}
                machine={machine.id}
                state={state}
                ways={arrows.filter(({ from }) => from === state.id)}
              />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </section>
  )
}

interface StateProps {
  readonly machine: string
  readonly state: GraphState
  readonly ways: readonly { readonly to: string; readonly labels: readonly string[] }[]
}

function State({ machine, state, ways }: StateProps) {
  const staying = state.stays.length > 0 ? [{ to: state.id, labels: state.stays }] : []
  const all = [...staying, ...ways]
  if (state.id === machine && all.length === 0) return null
  const story = storyLink(machine, state.id)
  const name = state.id === machine ? 'in every state' : shortName(state.id)
  return (all.length > 0 ? all : [null]).map((way, place) => (
    <tr key={way?.to ?? ''}>
      {place === 0 && (
        <th scope="rowgroup" rowSpan={Math.max(1, all.length)}>
          {story === undefined ? name : <Story href={story}>{name}</Story>}
          {state.kind === 'final' && ' (end)'}
        </th>
      )}
      <td>{way === null ? '—' : way.to === state.id ? 'stays' : shortName(way.to)}</td>
      <td>{way?.labels.join(', ')}</td>
    </tr>
  ))
}

function Story({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} target="_top">
      {children}
    </a>
  )
}
