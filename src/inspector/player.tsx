import { useEffect, useRef, useState } from 'react'
import { eventLabel } from '../../machines/machine-graph.ts'
import type { RecordedStep } from '../contract/support.ts'
import { Button } from '../portal/components/button/button.tsx'
import { allMachines } from '../../machines/all-machines.ts'
import { activeStateIds } from '../../machines/machine-chart.ts'
import { StateChart } from './state-chart.tsx'
import { CopyAsTest } from './copy-as-test.tsx'
import { parseStateText } from './parse-state-text.ts'
import { screensOf } from './screens.ts'
import { storyName } from './wall.ts'
import css from './inspector.module.css'

/** The machine that changed most recently is the last. */
const statesAfter = (steps: readonly RecordedStep[]): Map<string, string> => {
  const stateOfMachine = new Map<string, string>()
  for (const { machine, to } of steps) {
    stateOfMachine.delete(machine)
    stateOfMachine.set(machine, to)
  }
  return stateOfMachine
}

interface PlayerProps {
  readonly steps: readonly RecordedStep[]
  readonly pictureOf: (story: string) => string
  readonly storybook: string
}

export function Player({ steps, pictureOf, storybook }: PlayerProps) {
  const [done, setDone] = useState(0)
  const goTo = (count: number) => setDone(Math.min(Math.max(count, 0), steps.length))
  const shown = steps[done - 1] ?? steps[0]
  const state = done === 0 ? shown?.from : shown?.to
  const named = allMachines.find(({ machine }) => machine.id === shown?.machine)
  const others = [...statesAfter(steps.slice(0, done))].filter(([machine]) => machine !== shown?.machine)
  return (
    <section className={css.flow} aria-label="Replay">
      <div>
        <Controls done={done} goTo={goTo} count={steps.length} />
        <p aria-live="polite">
          <b>{shown?.machine}</b> {state}
          {others.map(([machine, words]) => ` · ${machine} ${words}`)}
        </p>
        {named ? (
          <>
            <StateChart
              key={named.slug}
              machine={named.machine}
              lit={activeStateIds(named.machine.id, parseStateText(state ?? ''))}
            />
            <CopyAsTest key={`copy ${named.slug}`} named={named} steps={steps} />
          </>
        ) : (
          <p>This version of the portal has no machine {shown?.machine}.</p>
        )}
      </div>
      <div>
        <Screens
          stories={screensOf(shown?.machine ?? '', state ?? '')}
          pictureOf={pictureOf}
          storybook={storybook}
        />
        <StepList steps={steps} done={done} goTo={goTo} />
      </div>
    </section>
  )
}

interface ControlsProps {
  readonly done: number
  readonly goTo: (count: number) => void
  readonly count: number
}

function Controls({ done, goTo, count }: ControlsProps) {
  return (
    <div className={css.row}>
      <Button variant="second" inactive={done === 0} onPress={() => goTo(done - 1)}>
        Back
      </Button>
      <Button variant="second" inactive={done === count} onPress={() => goTo(done + 1)}>
        Forward
      </Button>
      <label>
        Step {done} of {count}
        <input
          type="range"
          min={0}
          max={count}
          value={done}
          onChange={({ target }) => goTo(target.valueAsNumber)}
        />
      </label>
    </div>
  )
}

const stepText = ({ machine, from, event, guard, to, outcome }: RecordedStep): string => {
  const label = `${eventLabel(event)}${guard === '' ? '' : ` [${guard}]`}`
  const lost = outcome === undefined || outcome === 'done' ? '' : ` (${outcome})`
  return `${machine}: ${label}${lost} ${from === to ? to : `${from} → ${to}`}`
}

function StepList({ steps, done, goTo }: Pick<PlayerProps, 'steps'> & Pick<ControlsProps, 'done' | 'goTo'>) {
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [done])
  return (
    <ol className={css.lines} aria-label="Steps">
      {steps.map((step, index) => (
        <li key={index} ref={index === done - 1 ? current : undefined}>
          <button
            type="button"
            aria-current={index === done - 1 ? 'step' : undefined}
            onClick={() => goTo(index + 1)}
          >
            <span>{(step.ms / 1000).toFixed(1)} s</span> {stepText(step)}
          </button>
        </li>
      ))}
    </ol>
  )
}

interface ScreensProps extends Pick<PlayerProps, 'pictureOf' | 'storybook'> {
  readonly stories: readonly string[]
}

function Screens({ stories, pictureOf, storybook }: ScreensProps) {
  if (stories.length === 0) return <p>No story shows this state.</p>
  return (
    <ul className={css.row} aria-label="Screens">
      {stories.map((story) => (
        <li key={story}>
          <a href={`${storybook}?path=/story/${story}`} target="_blank" rel="noreferrer">
            <img src={pictureOf(story)} alt={storyName(story)} />
          </a>
        </li>
      ))}
    </ul>
  )
}
