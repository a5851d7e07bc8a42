import { useEffect, useId, useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { ScrollFrame } from '../portal/components/scroll-frame/scroll-frame.tsx'
import { headHeight, layoutChart, linesOf, lineHeight } from './chart-layout.ts'
import type { ChartLayout, PlacedArrow, PlacedState } from './chart-layout.ts'
import { parentStatesAfter } from './exits.ts'
import { machineGraph } from '../../machines/machine-chart.ts'
import css from './state-chart.module.css'

interface StateChartProps {
  readonly machine: AnyStateMachine
  /** XState ids. */
  readonly lit?: readonly string[]
  readonly hrefOf?: (stateId: string) => string | undefined
}

export function StateChart({ machine, lit = [], hrefOf }: StateChartProps) {
  const graph = useMemo(() => machineGraph(machine, parentStatesAfter(machine)), [machine])
  const [layout, setLayout] = useState<ChartLayout | null>(null)
  const [isFull, setFull] = useState(false)
  const arrowHead = useId()
  useEffect(() => {
    let isWanted = true
    const place = async () => {
      const placed = await layoutChart(graph)
      if (isWanted) setLayout(placed)
    }
    void place()
    return () => {
      isWanted = false
    }
  }, [graph])
  if (layout === null) return <p role="status">…</p>
  return (
    <figure className={css.chart}>
      <figcaption>
        {hrefOf && <span>A link opens the screen of a state. A filled state is an end.</span>}
        <button type="button" aria-pressed={isFull} onClick={() => setFull(!isFull)}>
          Full size
        </button>
      </figcaption>
      <ScrollFrame className={css.frame} name={`Chart of ${machine.id}`}>
        <svg
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          style={{ width: layout.width, maxWidth: isFull ? 'none' : 'max(100%, 44rem)' }}
        >
          <defs>
            <marker
              id={arrowHead}
              markerUnits="userSpaceOnUse"
              markerWidth="9"
              markerHeight="8"
              refX="8"
              refY="4"
              orient="auto"
            >
              <path d="M0 0 9 4 0 8z" className={css.head} />
            </marker>
          </defs>
          {layout.states.map((placed) => (
            <State
              key={placed.state.id}
              placed={placed}
              isLit={lit.includes(placed.state.id)}
              href={hrefOf?.(placed.state.id)}
            />
          ))}
          {layout.dots.map(({ x, y, width }) => (
            <circle
              key={`${x} ${y}`}
              className={css.dot}
              cx={x + width / 2}
              cy={y + width / 2}
              r={width / 2}
            />
          ))}
          {layout.arrows.map((arrow) => (
            <Arrow key={arrow.id} arrow={arrow} head={arrowHead} isLit={lit.includes(arrow.from)} />
          ))}
        </svg>
      </ScrollFrame>
    </figure>
  )
}

interface StateProps {
  readonly placed: PlacedState
  readonly isLit: boolean
  readonly href: string | undefined
}

function State({ placed, isLit, href }: StateProps) {
  const { state } = placed
  return (
    <g className={css.state} data-kind={state.kind} data-lit={isLit || undefined}>
      {href === undefined ? (
        <StateBox {...placed} />
      ) : (
        // The chart can be in a frame.
        <a href={href} target="_top" aria-current={isLit || undefined}>
          <StateBox {...placed} />
        </a>
      )}
    </g>
  )
}

function StateBox({ state, x, y, width, height }: PlacedState) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      {state.kind === 'final' && (
        <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={5} fill="none" />
      )}
      <text x={x + 12} y={y + 20} className={css.name}>
        {state.name}
      </text>
      {linesOf(state).map((line, index) => (
        <text key={line} x={x + 12} y={y + headHeight + 8 + index * lineHeight} className={css.line}>
          {line}
        </text>
      ))}
    </>
  )
}

function Arrow({
  arrow: { path, label, from, to },
  head,
  isLit,
}: {
  readonly arrow: PlacedArrow
  readonly head: string
  readonly isLit: boolean
}) {
  const words = `${from} to ${to}: ${label?.lines.join(' ')}`
  return (
    <g
      className={css.arrow}
      data-lit={isLit || undefined}
      {...(label && { tabIndex: 0, role: 'img', 'aria-label': words })}
    >
      <path d={path} className={css.reach} />
      <path d={path} markerEnd={`url(#${head})`} />
      {label?.lines.map((line, index) => (
        <text key={`${index} ${line}`} x={label.x + 4} y={label.y + 13 + index * lineHeight}>
          {line}
        </text>
      ))}
    </g>
  )
}
