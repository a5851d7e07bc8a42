import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { AnyStateMachine, StateValue } from 'xstate'
import { isMachine } from '../../machines/machine-graph.ts'
import type { Child } from './freeze.ts'
import { isStateValue } from './state-control.ts'
import { isFields, type Fields } from '../../src/inspector/fields.ts'
import { machinesById } from '../../machines/all-machines.ts'
import { activeStateIds } from '../../machines/machine-chart.ts'

export interface ShownState {
  /** Storybook's id, such as `flows-eligibility--form`. */
  readonly story: string
  readonly machine: string
  readonly value: StateValue
  readonly context: unknown
  /** The XState ids of the states that are active in the story, and of their parents. */
  readonly states: readonly string[]
  readonly isChild: boolean
}

const field = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined)
const isChildState = (value: unknown): value is Child => isStateValue(field(value, 'state'))

const shownIn = (story: string, machine: AnyStateMachine, state: Child, inside: boolean): ShownState[] => {
  const { state: value, context, childActors = {} } = state
  const shown = {
    story,
    machine: machine.id,
    value,
    context,
    states: activeStateIds(machine.id, value),
    isChild: inside,
  }
  return [
    shown,
    ...Object.entries(childActors).flatMap(([id, child]) => {
      const logic: unknown = machine.implementations.actors[id]
      return isMachine(logic) ? shownIn(story, logic, child, true) : []
    }),
  ]
}

const statesOfFile = (file: Fields): ShownState[] => {
  const meta = file['default']
  const id = field(meta, 'id')
  const flow = machinesById.get(String(field(field(meta, 'parameters'), 'flow')))
  if (typeof id !== 'string' || !flow) return []
  return Object.entries(file).flatMap(([name, story]) => {
    const args = field(story, 'args')
    return name === 'default' || !isChildState(args)
      ? []
      : shownIn(toId(id, storyNameFromExport(name)), flow, args, false)
  })
}

export const shownStates: readonly ShownState[] = Object.values(
  import.meta.glob<Fields>('../flows/**/*.stories.tsx', { eager: true }),
).flatMap(statesOfFile)
