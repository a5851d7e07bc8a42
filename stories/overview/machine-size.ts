import type { AnyStateMachine } from 'xstate'
import { machineGraph, graphStates } from '../../machines/machine-chart.ts'

/** How large a machine is, as its chart draws it. */
export interface MachineSize {
  /** States it can stand in: those with no states inside. */
  readonly states: number
  readonly transitions: number
}

export const sizeOf = (machine: AnyStateMachine): MachineSize => {
  const { root, arrows } = machineGraph(machine)
  const states = graphStates(root)
  return {
    states: states.filter((state) => state.states.length === 0 && state.kind !== 'history').length,
    transitions: [...states.map(({ stays }) => stays), ...arrows.map(({ labels }) => labels)].flat().length,
  }
}

export const sum = (sizes: readonly MachineSize[]): MachineSize => ({
  states: sizes.reduce((total, { states }) => total + states, 0),
  transitions: sizes.reduce((total, { transitions }) => total + transitions, 0),
})

/** `12 states, 18 transitions` */
export const asWords = ({ states, transitions }: MachineSize): string =>
  `${states} states, ${transitions} transitions`
