import type { WallFlow } from '../../src/inspector/wall.ts'
import { slugOfMachine } from '../../machines/slugs.ts'
import { lastGroupTitle, flowGroups } from './flow-groups.ts'

export interface FlowGroup {
  readonly title: string
  readonly flows: readonly WallFlow[]
}

/** Returns the groups of flows for the page "Journey wall", in the order in which a customer reaches the flows. */
export const readWall = (wall: readonly WallFlow[]): FlowGroup[] => {
  const flows = wall.filter(({ boxes }) => boxes.length > 0)
  const groups = flowGroups.map((group) => ({
    title: group.title,
    flows: group.flows.flatMap((slug) => flows.filter(({ id }) => slugOfMachine(id) === slug)),
  }))
  const known = flowGroups.flatMap((group) => group.flows)
  const lastGroup = {
    title: lastGroupTitle,
    flows: flows.filter(({ id }) => !known.includes(slugOfMachine(id))),
  }
  return [...groups, lastGroup].filter((group) => group.flows.length > 0)
}
